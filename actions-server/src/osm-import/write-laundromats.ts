import type { OpeningException } from '#contract/laundromat/opening-exceptions.ts';
import type { Trx } from '../db/database.ts';
import { addLists, deleteOtherServices, statedColumns, weekColumn } from '../laundromats/queries.ts';
import type { ImportedFacts } from './facts.ts';
import { parisToday } from './osm-hours.ts';
import type { SiteLaundromat } from './site-laundromats.ts';

export interface Creation {
  id: string;
  facts: ImportedFacts;
  hasGuessedTown: boolean;
}

/** Writes all services at once, because each later change rewrites wide indexes. */
export async function createLaundromats(trx: Trx, creations: readonly Creation[]): Promise<void> {
  if (creations.length === 0) return;
  const rows = creations.map(({ id, facts, hasGuessedTown }) => ({
    ...facts.address,
    ...weekColumn(columnsOf(facts)),
    id,
    serviceIds: facts.services,
    assumedFacts: hasGuessedTown ? ['city', 'postal_code'] : [],
    isActive: true,
  }));
  await trx.insertInto('laundromats').values(rows).execute();
  const offered = creations.flatMap(({ id: laundromatId, facts }) =>
    facts.services.map((serviceId) => ({ laundromatId, serviceId })),
  );
  await trx.insertInto('laundromatServices').values(offered).execute();
  for (const { id, facts } of creations)
    if (facts.hours?.exceptions.length) await writeExceptions(trx, id, facts.hours.exceptions);
}

/** Returns the columns of known facts, except the address. Services and exceptions have tables of their own. */
function columnsOf<Facts extends Partial<ImportedFacts>>(facts: Facts) {
  const { address: _address, location, hours, services: _services, checkedOn, ...texts } = facts;
  return {
    ...texts,
    ...(location && { ...location, locationSource: 'pin' as const }),
    ...(hours && { hours: hours.text, weeklyHours: hours.weekly, holidayHours: hours.holidays }),
    ...(checkedOn && { factsCheckedAt: `${checkedOn} 12:00 Europe/Paris` }),
  };
}

async function writeExceptions(trx: Trx, laundromatId: string, exceptions: readonly OpeningException[] = []) {
  const today = parisToday();
  await trx
    .deleteFrom('openingExceptions')
    .where('laundromatId', '=', laundromatId)
    .where('lastDay', '>=', today)
    .execute();
  const rows = exceptions
    .filter(({ lastDay }) => lastDay >= today)
    .map(({ firstDay, lastDay, periods, reason }) => ({
      laundromatId,
      firstDay: firstDay < today ? today : firstDay,
      lastDay,
      periods: periods && JSON.stringify(periods),
      reason,
    }));
  if (rows.length > 0) await trx.insertInto('openingExceptions').values(rows).execute();
}

export async function updateLaundromat(
  trx: Trx,
  { id, present, hasPoint }: SiteLaundromat,
  writes: Partial<ImportedFacts>,
  checkedAt?: Date,
): Promise<void> {
  const { address, hours, services } = writes;
  // Writes the point together with the address: a change of the address alone would remove the point.
  const columns = {
    ...(address && hasPoint && present.location),
    ...address,
    ...columnsOf(writes),
    ...(checkedAt && { factsCheckedAt: checkedAt }),
  };
  if (Object.keys(columns).length > 0)
    await trx.updateTable('laundromats').set(statedColumns(columns)).where('id', '=', id).execute();
  if (hours) await writeExceptions(trx, id, hours.exceptions);
  if (!services) return;
  await deleteOtherServices(trx, id, services);
  await addLists(trx, id, { services });
}
