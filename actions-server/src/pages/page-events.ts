import { sql } from 'kysely';
import { z } from 'zod';
import { laundromatPath } from '#contract/site/paths.ts';
import { rowId } from '#contract/validation/row-id.ts';
import type { Database } from '../db/database.ts';
import { hasuraEvent } from '../hasura/event.ts';
import { anyPath, type PagePurge } from './page-purge.ts';

const laundromat = z.object({ slug: z.string(), is_active: z.boolean(), closed_at: z.string().nullish() });
type Row = z.infer<typeof laundromat>;
const part = z.object({ laundromat_id: rowId() });

/**
 * Deletes the cached pages of a changed laundromat on all servers. A review that is added or deleted changes the counts
 * of its laundromat, so `review_changed` fires only for updates.
 */
export function pageEvents(db: Pick<Database, 'statement'>, purge: PagePurge) {
  const purgePagesOf = (slugs: string[]) => purge(slugs.map(laundromatPath));
  const partChanged = hasuraEvent(part, async ({ old, new: current }) => {
    const id = (current ?? old)?.laundromat_id;
    if (id === undefined) return;
    const shown = await db.statement<{ slug: string }>(
      sql`select slug from laundromats where id = ${id} and is_active`,
    );
    if (shown.length > 0) await purgePagesOf(shown.map(({ slug }) => slug));
  });
  // Every page shows settings in its header, and filters and forms show services and prices.
  const everyPage = hasuraEvent(z.unknown(), () => purge([anyPath]));

  return {
    laundromat_changed: hasuraEvent(laundromat, async ({ old, new: current }) => {
      if (![old, current].some(hasPage)) return;
      await purgePagesOf([old, current].flatMap((row) => (row ? [row.slug] : [])));
    }),
    photo_changed: partChanged,
    machine_changed: partChanged,
    review_changed: partChanged,
    review_photo_changed: partChanged,
    opening_exception_changed: partChanged,
    site_settings_changed: everyPage,
    site_statement_changed: everyPage,
    service_changed: everyPage,
    subscription_plan_changed: everyPage,
  };
}

const hasPage = (row: Row | null) => row !== null && (row.is_active || Boolean(row.closed_at));
