import { sql, type Selectable, type Updateable } from 'kysely';
import type { Coordinates } from '#contract/laundromat/coordinates.ts';
import { violatedConstraint } from '../db/database-error.ts';
import { clockTime, type Database, type Trx } from '../db/database.ts';
import type { LaundromatGeocodings } from '../db/generated/tables.ts';
import type { Caller } from '../session/caller.ts';
import type { GeocodedAddress } from './geocoder.ts';

const mostAttempts = 12;

export type QueuedAddress = Pick<
  Selectable<LaundromatGeocodings>,
  'laundromatId' | 'address' | 'postalCode' | 'city' | 'formerPinLatitude' | 'formerPinLongitude'
>;

/**
 * Returns addresses that are due for the geocoder, and counts the attempt at once: no other caller gets the same ones.
 * An address gets 12 attempts in about a day. `laundromat` is for its first attempt alone.
 */
export function takeAddresses(
  db: Database,
  caller: Caller,
  which: { batch: number } | { laundromat: string },
): Promise<QueuedAddress[]> {
  const due =
    'laundromat' in which
      ? sql`laundromat_id = ${which.laundromat} and tried_at is null`
      : sql`(tried_at is null or tried_at < now() - least(2 ^ attempts, 360) * interval '1 minute')
          order by tried_at nulls first limit ${which.batch}`;
  return db.transaction(caller, async (trx) => {
    const { rows } = await sql<QueuedAddress>`
      with due as (
        select laundromat_id from laundromat_geocodings
        where precision is null and attempts < ${mostAttempts} and ${due}
        for update skip locked
      )
      update laundromat_geocodings q set tried_at = now(), attempts = attempts + 1
      from due where q.laundromat_id = due.laundromat_id
      returning q.laundromat_id, address, postal_code, city, former_pin_latitude, former_pin_longitude`.execute(
      trx,
    );
    return rows;
  });
}

export async function storePlace(
  db: Database,
  caller: Caller,
  queued: QueuedAddress,
  found: GeocodedAddress,
  place: Coordinates & { locationSource: 'pin' | 'address' },
): Promise<void> {
  const stored = db.transaction(caller, async (trx) => {
    // Locks the rows in the same order as a change of the address.
    await trx
      .updateTable('laundromats')
      .set({ ...place, locatedAt: clockTime })
      .where('id', '=', queued.laundromatId)
      .where('address', '=', queued.address)
      .where('postalCode', '=', queued.postalCode)
      .where('city', '=', queued.city)
      .where('locationSource', '=', 'commune')
      .execute();
    await storeAnswer(trx, queued, found);
  });
  await stored.catch((error: unknown) => {
    if (violatedConstraint(error) !== 'laundromats_location_near_commune') throw error;
    return storeNoPlace(db, caller, queued, found.score);
  });
}

export const storeNoPlace = (db: Database, caller: Caller, queued: QueuedAddress, score: number) =>
  db.transaction(caller, (trx) => storeAnswer(trx, queued, { precision: 'none', score }));

async function storeAnswer(
  trx: Trx,
  queued: QueuedAddress,
  answer: Updateable<LaundromatGeocodings>,
): Promise<void> {
  await trx
    .updateTable('laundromatGeocodings')
    .set(answer)
    .where('laundromatId', '=', queued.laundromatId)
    .where('address', '=', queued.address)
    .where('postalCode', '=', queued.postalCode)
    .where('city', '=', queued.city)
    .execute();
}
