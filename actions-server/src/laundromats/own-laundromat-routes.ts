import { Router } from 'express';
import { requireRole, signedInCallerOf } from '../session/caller.ts';
import { methodNotAllowed } from '../http/error-answer.ts';
import type { Hasura } from '../hasura/hasura.ts';
import { ownLaundromats } from './own-laundromats.ts';

/** `/api/laundromats`: an owner's laundromats. Comes before the public routes. */
export function ownLaundromatRoutes(hasura: Hasura): Router {
  const routes = Router();

  routes
    .route('/my-laundromats')
    .get(requireRole('owner'), async (request, response) => {
      response.json(await ownLaundromats(hasura, signedInCallerOf(request)));
    })
    .all(methodNotAllowed('GET', 'HEAD'));

  return routes;
}
