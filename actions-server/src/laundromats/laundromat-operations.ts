import { laundromatOperations as declared } from '#contract/laundromat/operations.ts';
import { handle, inTransaction } from '../http/operation.ts';
import { addLaundromat } from './add-laundromat.ts';
import { setLaundromatClosed } from './close-laundromat.ts';
import { createLaundromat } from './create-laundromat.ts';
import { decideLaundromat } from './decide-laundromat.ts';
import { editLaundromat } from './edit-laundromat.ts';
import { mergeLaundromats } from './merge-laundromats.ts';
import { restoreLaundromat } from './restore-laundromat.ts';
import type { LaundromatServices } from './stated-pin.ts';
import { updateLaundromat } from './update-laundromat.ts';

export const laundromatOperations = (services: LaundromatServices) =>
  handle(declared, {
    createLaundromat: ({ laundromat }, owner) => createLaundromat(services, owner, laundromat),
    updateLaundromat: ({ id, changes }, owner) => updateLaundromat(services, owner, id, changes),
    addLaundromat: ({ laundromat }, administrator) => addLaundromat(services, administrator, laundromat),
    editLaundromat: ({ id, changes }, administrator) => editLaundromat(services, administrator, id, changes),
    ...inTransaction(services.db, {
      setLaundromatClosed,
      decideLaundromat,
      mergeLaundromats,
      restoreLaundromat,
    }),
  });
