import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

export interface CountedRequests {
  key: string;
  added: number;
  forMs: number;
}

/**
 * Adds requests to the count of all servers. Returns the count, and the time until its window ends by the clock of the
 * database. Deletes some windows that have ended.
 */
export async function countRequests(db: Database, { key, added, forMs }: CountedRequests) {
  const [counted] = await db.statement(sql<{ hits: number; leftMs: number }>`
    with counted as (
      insert into rate_limits as known (key, hits, ends_at)
      values (${key}, greatest(${added}::integer, 0), now() + ${forMs} * interval '1 millisecond')
      on conflict (key) do update set
        hits = case when known.ends_at > now() then greatest(known.hits + ${added}, 0) else excluded.hits end,
        ends_at = case when known.ends_at > now() then known.ends_at else excluded.ends_at end
      returning hits, ceil(extract(epoch from ends_at - now()) * 1000)::integer as left_ms
    ),
    ended as (
      -- After the count, and without waiting for another one, so that two servers cannot block each other.
      delete from rate_limits where exists (select from counted) and key in (
        select key from rate_limits where ends_at < now() and key <> ${key}
        order by ends_at limit 5 for update skip locked
      )
    )
    select * from counted`);
  return counted!;
}
