import { Router } from 'express';
import type { Hasura } from '../hasura/hasura.ts';
import { requireRole, signedInCallerOf } from '../session/caller.ts';
import { ownLaundromats } from './own-laundromats.ts';

/** `/api/laundromats`: an owner's laundromats. Comes before the public routes. */
export function ownLaundromatRoutes(hasura: Hasura): Router {
  const routes = Router();

  routes.get('/my-laundromats', requireRole('owner'), async (request, response) => {
    response.json(await ownLaundromats(hasura, signedInCallerOf(request)));
  });

  return routes;
}
