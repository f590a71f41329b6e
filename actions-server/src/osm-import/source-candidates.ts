import { sql } from 'kysely';
import type { Trx } from '../db/database.ts';
import type { Link, PreparedObject } from './batch.ts';
import { givenKeys } from './stored-objects.ts';

export interface Candidate {
  source_type: string;
  source_id: string;
  laundromat_id: string;
  reason: string;
  distance: number;
}

/** Laundromats that administrators have decided to be the same as an object, or another one. */
export interface Decisions {
  same: string | null;
  different: ReadonlySet<string>;
}

export async function readDecisions(trx: Trx, prepared: readonly PreparedObject[]) {
  const { rows } = await sql<{ key: string; same: string | null; different: string[] | null }>`
    select c.source_type || '/' || c.source_id as key,
       (array_agg(c.laundromat_id) filter (where c.status = 'same'))[1] as same,
       array_agg(c.laundromat_id) filter (where c.status = 'different') as different
     from ${givenKeys(prepared.map(({ object }) => object))}
     join source_candidates c on (c.source_type, c.source_id) = (given.type, given.id)
     group by 1`.execute(trx);
  return new Map<string, Decisions>(
    rows.map(({ key, same, different }) => [key, { same, different: new Set(different) }]),
  );
}

/** Finds laundromats without a known place by the address or phone of an object. */
export async function readPlaceless(trx: Trx, prepared: readonly PreparedObject[]) {
  const given = prepared.flatMap(({ key, facts }) => {
    if (!facts) return [];
    const { address, postalCode } = facts.address;
    return [{ key, address, postal_code: postalCode, phone: facts.phone }];
  });
  const { rows } = await sql<{
    key: string;
    laundromat: string;
    reason: 'same_phone' | 'same_address';
  }>`
    select distinct on (given.key) given.key, l.id as laundromat,
       case when phone_digits(l.phone) = phone_digits(given.phone) then 'same_phone' else 'same_address' end as reason
     from jsonb_to_recordset(${JSON.stringify(given)}) as given (key text, address text, postal_code text, phone text)
     join laundromats l on l.location_source = 'commune' and l.postal_code = given.postal_code and (
       phone_digits(l.phone) = phone_digits(given.phone)
       or street_words(given.address) <> '' and street_words(l.address) = street_words(given.address)
         and house_number(l.address) = house_number(given.address)
     )
     order by given.key, l.created_at`.execute(trx);
  return new Map(rows.map(({ key, ...found }) => [key, found]));
}

/** Stores the pairs that administrators must compare. Open ones that this import does not find again are deleted. */
export async function saveCandidates(
  trx: Trx,
  links: ReadonlyMap<string, Link>,
  candidates: readonly Candidate[],
): Promise<void> {
  const found = sql`jsonb_to_recordset(${JSON.stringify(candidates)})
    as given (source_type text, source_id bigint, laundromat_id uuid, reason text, distance integer)`;
  await sql`
    delete from source_candidates c
    where status = 'open' and source_type || '/' || source_id = any (${[...links.keys()]}) and not exists (
      select from ${found}
      where (given.source_type, given.source_id, given.laundromat_id) = (c.source_type, c.source_id, c.laundromat_id)
    )`.execute(trx);
  if (candidates.length === 0) return;
  // In a dry run, the laundromats of earlier batches were rolled back.
  await sql`
    insert into source_candidates (source_type, source_id, laundromat_id, reason, distance)
     select source_type, source_id, laundromat_id, reason, distance
     from ${found} join laundromats l on l.id = laundromat_id
     on conflict on constraint source_candidates_one_per_pair do nothing`.execute(trx);
}
