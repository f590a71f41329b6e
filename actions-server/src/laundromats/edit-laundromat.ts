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
  const work = db.transaction(administrator, async (trx) => {
    await lockToChange(trx, administrator, id);
    const edit = await compareShown(trx, id, seen, { ...changes, ...fields });
    if (edit === 'newer') throw new ApiError('newerValues');
    if (edit === 'saved') return;
    const added = await removeOthers(trx, id, { services, machines, openingExceptions });
    const columns = {
      ...statedColumns({ ...fields, ...(pin === null ? noPin : pin) }),
      ...checkTime(changes),
    };
    await trx.updateTable('laundromats').set(columns).where('id', '=', id).execute();
    await addLists(trx, id, added);
    const written = { ...changes, ...fields };
    await approveParts(
      trx,
      id,
      unreadParts.filter((name) => name in written),
    );
  });
  await work.catch(withFieldOfRefusal);
  if (!pin) await geocodeLaundromat({ db, geocoder, logger }, id, administrator);
  return { id };
}

/**
 * Removes the rows that these lists lack, and returns those to store. Call it before the price is written, which the
 * database derives from machines.
 */
async function removeOthers(trx: Trx, laundromatId: string, lists: Lists): Promise<Lists> {
  const machines = lists.machines && compareRows(await storedMachines(trx, laundromatId), lists.machines);
  const exceptions =
    lists.openingExceptions &&
    compareRows(
      (await storedExceptions(trx, laundromatId)).filter(({ lastDay }) => lastDay >= parisDay(new Date())),
      lists.openingExceptions,
    );
  const services =
    lists.services &&
    compareRows(
      await storedServices(trx, laundromatId),
      lists.services.map((serviceId) => ({ serviceId })),
    );
  if (machines?.removed.length)
    await trx.deleteFrom('machines').where('id', 'in', machines.removed).execute();
  if (exceptions?.removed.length)
    await trx.deleteFrom('openingExceptions').where('id', 'in', exceptions.removed).execute();
  if (services?.removed.length)
    await trx
      .deleteFrom('laundromatServices')
      .where('laundromatId', '=', laundromatId)
      .where('serviceId', 'in', services.removed)
      .execute();
  return {
    machines: machines?.added,
    openingExceptions: exceptions?.added,
    services: services?.added.map(({ serviceId }) => serviceId),
  };
}

const storedServices = (trx: Trx, laundromatId: string) =>
  trx
    .selectFrom('laundromatServices')
    .select(['serviceId', 'serviceId as id'])
    .where('laundromatId', '=', laundromatId)
    .execute();

function compareRows<Row extends object>(
  stored: readonly (object & { id: string })[],
  chosen: readonly Row[],
) {
  const left = stored.map(({ id, ...row }) => ({ id, row }));
  const added = chosen.filter((row) => {
    const same = left.findIndex((each) => isDeepStrictEqual(each.row, row));
    if (same !== -1) left.splice(same, 1);
    return same === -1;
  });
  return { added, removed: left.map(({ id }) => id) };
}
