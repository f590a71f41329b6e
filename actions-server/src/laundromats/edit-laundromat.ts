import { isDeepStrictEqual } from 'node:util';
import type { AdministratorPatch } from '#contract/laundromat/forms.ts';
import { withAgreeingHours } from '#contract/laundromat/hours-form.ts';
import { parisDay } from '#contract/local-clock.ts';
import { unreadParts } from '#contract/moderation/moderated-fields.ts';
import type { Trx } from '../db/database.ts';
import { ApiError } from '../http/api-error.ts';
import { geocodeLaundromat } from '../places/geocode-laundromats.ts';
import type { SignedInCaller } from '../session/caller.ts';
import {
  addLists,
  deleteOtherServices,
  lockToChange,
  storedExceptions,
  storedMachines,
  checkTime,
  statedColumns,
} from './queries.ts';
import { approveParts } from './reading-queue.ts';
import { compareShown } from './shown-values.ts';
import { noPin, pinColumns, withFieldOfRefusal, type LaundromatServices } from './stated-pin.ts';

type Lists = Pick<AdministratorPatch, 'services' | 'machines' | 'openingExceptions'>;

/**
 * Changes a laundromat as an administrator. Unchanged rows of a list keep their id. Refused when other values are
 * stored than the form showed.
 */
export async function editLaundromat(
  { db, geocoder, logger }: LaundromatServices,
  administrator: SignedInCaller,
  id: string,
  { seen, ...changes }: AdministratorPatch,
): Promise<{ id: string }> {
  const { services, machines, openingExceptions, latitude: _, longitude: __, ...texts } = changes;
  const pin = await pinColumns(changes, geocoder);
  const fields = withAgreeingHours(texts);
  const written = { ...changes, ...fields };
  const approved = unreadParts.filter((name) => name in written);
  const work = db.transaction(administrator, async (trx) => {
    await lockToChange(trx, administrator, id);
    const edit = await compareShown(trx, id, seen, written);
    if (edit === 'newer') throw new ApiError('newerValues');
    if (edit === 'saved') return;
    const added = await removeOthers(trx, id, { services, machines, openingExceptions });
    const columns = {
      ...statedColumns({ ...fields, ...(pin === null ? noPin : pin) }),
      ...checkTime(changes),
    };
    await trx.updateTable('laundromats').set(columns).where('id', '=', id).execute();
    await addLists(trx, id, added);
    await approveParts(trx, id, approved);
  });
  await work.catch(withFieldOfRefusal);
  if (!pin) await geocodeLaundromat({ db, geocoder, logger }, id, administrator);
  return { id };
}

/**
 * Removes the rows that these lists lack, and returns those to store. Call it before the price is written, which the
 * database derives from machines.
 */
async function removeOthers(
  trx: Trx,
  id: string,
  { services, machines, openingExceptions }: Lists,
): Promise<Lists> {
  if (services) await deleteOtherServices(trx, id, services);
  const isComing = ({ lastDay }: { lastDay: string }) => lastDay >= parisDay(new Date());
  const coming = async () => (await storedExceptions(trx, id)).filter(isComing);
  return {
    services,
    machines: machines && (await missingRows(trx, 'machines', await storedMachines(trx, id), machines)),
    openingExceptions:
      openingExceptions && (await missingRows(trx, 'openingExceptions', await coming(), openingExceptions)),
  };
}

/** Deletes the stored rows that are not chosen, and returns the chosen ones that are not stored. */
async function missingRows<Row extends object>(
  trx: Trx,
  table: 'machines' | 'openingExceptions',
  stored: readonly (object & { id: string })[],
  chosen: readonly Row[],
): Promise<Row[]> {
  const left = new Map(stored.map(({ id, ...row }) => [id, row]));
  const missing = chosen.filter((row) => {
    const same = [...left].find(([, other]) => isDeepStrictEqual(other, row));
    if (same) left.delete(same[0]);
    return !same;
  });
  if (left.size > 0)
    await trx
      .deleteFrom(table)
      .where('id', 'in', [...left.keys()])
      .execute();
  return missing;
}
