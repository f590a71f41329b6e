import type { AdministratorInput } from '#contract/laundromat/forms.ts';
import { withAgreeingHours } from '#contract/laundromat/hours-form.ts';
import { geocodeLaundromat } from '../places/geocode-laundromats.ts';
import type { SignedInCaller } from '../session/caller.ts';
import { addLists, weekColumn } from './queries.ts';
import { type LaundromatServices, pinColumns, withFieldOfRefusal } from './stated-pin.ts';

/** Adds a laundromat without an owner, as an administrator. The same id again changes nothing. */
export async function addLaundromat(
  { db, geocoder, logger }: LaundromatServices,
  administrator: SignedInCaller,
  form: AdministratorInput,
): Promise<{ id: string }> {
  const { services, machines, openingExceptions, latitude: _, longitude: __, ...fields } = form;
  const pin = await pinColumns(form, geocoder);
  const { id } = form;
  const work = db.transaction(administrator, async (trx) => {
    const added = await trx
      .insertInto('laundromats')
      .values({ ...weekColumn(withAgreeingHours(fields)), ...pin })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (added) await addLists(trx, id, { services, machines, openingExceptions });
    return added !== undefined;
  });
  const isNew = await work.catch(withFieldOfRefusal);
  if (isNew && !pin) await geocodeLaundromat({ db, geocoder, logger }, id, administrator);
  return { id };
}
