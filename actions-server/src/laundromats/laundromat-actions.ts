import type { RequestHandler } from 'express';
import { z } from 'zod';
import { laundromatCreate, laundromatPatch } from '#contract/laundromat/forms.ts';
import { rowId } from '#contract/validation/row-id.ts';
import { hasuraAction, ownerOf } from '../hasura/action.ts';
import { setLaundromatClosed } from './close-laundromat.ts';
import { createLaundromat } from './create-laundromat.ts';
import type { LaundromatServices } from './stated-pin.ts';
import { updateLaundromat } from './update-laundromat.ts';

/** The functions of {@link ownLaundromatRoutes} as Hasura actions. */
export function laundromatActions(services: LaundromatServices, limits: RequestHandler[]) {
  return {
    createLaundromat: hasuraAction(
      z.object({ laundromat: laundromatCreate }),
      limits,
      async (input, caller) => {
        const { laundromat } = await createLaundromat(services, ownerOf(caller), input.laundromat);
        return { id: laundromat.id };
      },
    ),
    updateLaundromat: hasuraAction(
      z.object({ id: rowId(), changes: laundromatPatch }),
      [],
      async (input, caller) => {
        const { id } = await updateLaundromat(services, ownerOf(caller), input.id, input.changes);
        return { id };
      },
    ),
    setLaundromatClosed: hasuraAction(
      z.object({ id: rowId(), isClosed: z.boolean() }),
      limits,
      async ({ id, isClosed }, caller) => {
        await setLaundromatClosed(services.hasura, ownerOf(caller), id, isClosed);
        return { id };
      },
    ),
  };
}
