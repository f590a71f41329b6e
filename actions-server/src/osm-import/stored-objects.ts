import { sql } from 'kysely';
import type { Trx } from '../db/database.ts';
import type { Link, PreparedObject, StoredObject } from './batch.ts';
import { keyOf, type SourceObject } from './source-object.ts';

/** The keys of objects as a table `given`. */
export const givenKeys = (objects: readonly SourceObject[]) =>
  sql`unnest(
    ${objects.map(({ type }) => type)}::text[], ${objects.map(({ id }) => id)}::bigint[]
  ) as given (type, id)`;

export async function readStoredObjects(trx: Trx, objects: readonly SourceObject[]) {
  const { rows } = await sql<StoredObject>`
    select s.type, s.id, s.version, s.content_hash as hash, s.chosen_class, s.facts, s.has_guessed_town, s.imported,
      s.differences, s.kept, s.laundromat_id
    from ${givenKeys(objects)} join source_objects s using (type, id)`.execute(trx);
  return new Map(rows.map((row) => [keyOf(row), row]));
}

export async function saveObjects(
  trx: Trx,
  prepared: readonly PreparedObject[],
  links: ReadonlyMap<string, Link>,
  startedAt: Date,
): Promise<void> {
  const rows = prepared.map(({ object, key, hash, classified, facts, hasGuessedTown }) => {
    const { laundromatId, imported, differences } = links.get(key)!;
    return {
      ...object,
      ...classified,
      content_hash: hash,
      facts,
      has_guessed_town: hasGuessedTown,
      imported,
      differences,
      laundromat_id: laundromatId,
      seen_at: startedAt,
    };
  });
  await sql`
    insert into source_objects as known (type, id, version, tags, latitude, longitude, class, reason, content_hash, facts,
       has_guessed_town, imported, differences, laundromat_id, seen_at)
     select type, id, version, tags, latitude, longitude, class, reason, content_hash, facts,
       has_guessed_town, imported, differences, laundromat_id, seen_at
     from jsonb_populate_recordset(null::source_objects, ${JSON.stringify(rows)})
     on conflict (type, id) do update set
       version = excluded.version, tags = excluded.tags, latitude = excluded.latitude, longitude = excluded.longitude,
       class = excluded.class, reason = excluded.reason, content_hash = excluded.content_hash, facts = excluded.facts,
       has_guessed_town = excluded.has_guessed_town, imported = excluded.imported, differences = excluded.differences,
       -- An administrator may have linked the object, or merged its laundromat into another, since it was read.
       laundromat_id = coalesce(
         (select l.id from laundromats l where l.id = excluded.laundromat_id), known.laundromat_id, excluded.laundromat_id),
       still_open_at = case when known.gone_at is null and known.class = excluded.class then known.still_open_at end,
       seen_at = excluded.seen_at, gone_at = null`.execute(trx);
}
