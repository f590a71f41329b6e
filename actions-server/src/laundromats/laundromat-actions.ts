import type { RequestHandler } from 'express';
import { z } from 'zod';
import { laundromatCreate, laundromatPatch } from '#contract/laundromat/forms.ts';
import { hasuraAction, ownerOf } from '../hasura/action.ts';
import type { Hasura } from '../hasura/hasura.ts';
import { createLaundromat } from './create-laundromat.ts';
import { updateLaundromat } from './update-laundromat.ts';

/** The functions of {@link ownLaundromatRoutes} as Hasura actions. */
export function laundromatActions(hasura: Hasura, limits: RequestHandler[]) {
  return {
    createLaundromat: hasuraAction(
      z.object({ laundromat: laundromatCreate }),
      limits,
      async (input, caller) => {
        const { laundromat } = await createLaundromat(hasura, ownerOf(caller), input.laundromat);
        return { id: laundromat.id };
      },
    ),
    updateLaundromat: hasuraAction(
      z.object({ id: z.guid(), changes: laundromatPatch }),
      [],
      async (input, caller) => {
        const { id } = await updateLaundromat(hasura, ownerOf(caller), input.id, input.changes);
        return { id };
      },
    ),
  };
}
