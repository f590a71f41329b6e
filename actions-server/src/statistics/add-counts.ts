import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { systemWithTimeout } from '../session/caller.ts';

export interface Count {
  laundromat_id: string;
  month: string;
  kind: string;
  count: number;
  is_capped: boolean;
}

/** Counts that are sent with the same id until the database has answered, and added once. */
export interface CountWrite {
  id: string;
  counts: Count[];
}

/**
 * Adds counts to published laundromats of this month and the last; ignores all others. A capped count of zero only
 * marks the figure as approximate.
 */
export function addCounts(db: Database, { id, counts }: CountWrite): Promise<void> {
  const sent = sql`jsonb_to_recordset(${JSON.stringify(counts)}::jsonb)
    as one (laundromat_id uuid, month date, kind text, count integer, is_capped boolean)`;
  return db.transaction(systemWithTimeout({}), async (trx) => {
    await sql`delete from count_writes where written_at < now() - interval '1 hour' and id <> ${id}`.execute(
      trx,
    );
    const { rows } = await sql`insert into count_writes (id) values (${id})
      on conflict do nothing returning id`.execute(trx);
    if (rows.length === 0) return;
    await sql`
      with added as (
        select one.* from ${sent}
        cross join lateral (select date_trunc('month', now() at time zone 'Europe/Paris')::date as this_month) today
        -- A count may have waited for the database over the end of a month.
        where month in (this_month, (this_month - interval '1 month')::date) and count between 1 and 100000
      ),
      published as (
        -- Locked, so that none is deleted before its counts are inserted.
        select id from laundromats where is_active and id in (select laundromat_id from added)
        order by id for key share
      )
      insert into laundromat_counts as stored (laundromat_id, month, kind, count, is_capped)
      select laundromat_id, month, kind, sum(count), bool_or(is_capped)
      from added join published on published.id = laundromat_id
      group by laundromat_id, month, kind
      -- The same order in every write, so that two servers cannot block each other.
      order by laundromat_id, month, kind
      on conflict (laundromat_id, month, kind) do update set
        count = least(stored.count::bigint + excluded.count, 2147483647),
        is_capped = stored.is_capped or excluded.is_capped`.execute(trx);
    await sql`
      with capped as (
        select stored.ctid from ${sent} join laundromat_counts stored using (laundromat_id, month, kind)
        where one.count = 0 and one.is_capped and not stored.is_capped
        order by laundromat_id, month, kind
        for update of stored
      )
      update laundromat_counts set is_capped = true where ctid in (select ctid from capped)`.execute(trx);
  });
}
