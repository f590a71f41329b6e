import type pg from 'pg';
import type { Link, PreparedObject, StoredObject } from './batch.ts';
import { keyOf, type SourceObject } from './source-object.ts';

export async function readStoredObjects(client: pg.ClientBase, objects: readonly SourceObject[]) {
  const { rows } = await client.query<StoredObject>(
    `select s.type, s.id, s.version, s.content_hash as hash, s.chosen_class as "chosenClass", s.facts,
       s.has_guessed_town as "hasGuessedTown", s.imported, s.differences, s.kept, s.laundromat_id as "laundromatId"
     from unnest($1::text[], $2::bigint[]) as given (type, id) join source_objects s using (type, id)`,
    [objects.map(({ type }) => type), objects.map(({ id }) => id)],
  );
  return new Map(rows.map((row) => [keyOf(row), row]));
}

export async function saveObjects(
  client: pg.ClientBase,
  prepared: readonly PreparedObject[],
  links: ReadonlyMap<string, Link>,
  startedAt: Date,
): Promise<void> {
  const rows = prepared.map(({ object, key, hash, classified, facts, hasGuessedTown }) => {
    const { laundromatId, imported, differences } = links.get(key)!;
    return {
      ...object,
      class: classified.class,
      reason: classified.reason,
      content_hash: hash,
      facts,
      has_guessed_town: hasGuessedTown,
      imported,
      differences,
      laundromat_id: laundromatId,
    };
  });
  await client.query(
    `insert into source_objects as known (type, id, version, tags, latitude, longitude, class, reason, content_hash, facts,
       has_guessed_town, imported, differences, laundromat_id, seen_at)
     select type, id, version, tags, latitude, longitude, class, reason, content_hash, facts,
       has_guessed_town, imported, differences, laundromat_id, $2
     from jsonb_to_recordset($1) as given (type text, id bigint, version integer, tags jsonb, latitude numeric, longitude numeric,
       class text, reason text, content_hash text, facts jsonb, has_guessed_town boolean, imported jsonb, differences jsonb,
       laundromat_id uuid)
     on conflict (type, id) do update set
       version = excluded.version, tags = excluded.tags, latitude = excluded.latitude, longitude = excluded.longitude,
       class = excluded.class, reason = excluded.reason, content_hash = excluded.content_hash, facts = excluded.facts,
       has_guessed_town = excluded.has_guessed_town, imported = excluded.imported, differences = excluded.differences,
       -- An administrator may have linked the object, or merged its laundromat into another, since it was read.
       laundromat_id = coalesce(
         (select l.id from laundromats l where l.id = excluded.laundromat_id), known.laundromat_id, excluded.laundromat_id),
       still_open_at = case when known.gone_at is null and known.class = excluded.class then known.still_open_at end,
       seen_at = excluded.seen_at, gone_at = null`,
    [JSON.stringify(rows), startedAt],
  );
}
