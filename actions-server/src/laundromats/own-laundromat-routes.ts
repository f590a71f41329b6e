import { Router, type RequestHandler } from 'express';
import { laundromatCreate, laundromatPatch } from '#contract/laundromat/forms.ts';
import { requireRole, signedInCallerOf } from '../session/caller.ts';
import { methodNotAllowed } from '../http/error-answer.ts';
import { parseInput } from '../http/validation.ts';
import { createLaundromat } from './create-laundromat.ts';
import { laundromatKey } from './laundromat-key.ts';
import { ownLaundromats } from './own-laundromats.ts';
import type { LaundromatServices } from './stated-pin.ts';
import { updateLaundromat } from './update-laundromat.ts';

/** `/api/laundromats`: an owner's laundromats. Comes before the public routes. */
export function ownLaundromatRoutes(services: LaundromatServices, limits: RequestHandler[]): Router {
  const routes = Router();

  routes
    .route('/my-laundromats')
    .get(requireRole('owner'), async (request, response) => {
      response.json(await ownLaundromats(services.hasura, signedInCallerOf(request)));
    })
    .all(methodNotAllowed('GET', 'HEAD'));

  routes.post('/', requireRole('owner'), ...limits, async (request, response) => {
    const form = parseInput(laundromatCreate, request.body);
    const { laundromat, isNew } = await createLaundromat(services, signedInCallerOf(request), form);
    response.status(isNew ? 201 : 200).json(laundromat);
  });

  routes.patch('/:id', requireRole('owner'), async (request, response) => {
    const id = laundromatKey(request.params.id);
    const patch = parseInput(laundromatPatch, request.body);
    response.json(await updateLaundromat(services, signedInCallerOf(request), id, patch));
  });

  return routes;
}
