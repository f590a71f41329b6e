import { z } from 'zod';
import { laundromatPath } from '#contract/site/paths.ts';
import { hasuraEvent } from '../hasura/event.ts';
import type { DrawnPages } from './drawn-pages.ts';

const row = z.object({ slug: z.string(), is_active: z.boolean() });

/**
 * `laundromat_changed`: deletes the cached pages that show a published laundromat, so that they are drawn anew. Other
 * servers than the one that receives the event serve theirs until they are too old.
 */
export function pageEvents(purge: DrawnPages['purge']) {
  return {
    laundromat_changed: hasuraEvent(row, async ({ old, new: current }) => {
      if (!old?.is_active && !current?.is_active) return;
      const own = [old, current].flatMap((laundromat) =>
        laundromat ? [laundromatPath(laundromat.slug)] : [],
      );
      purge((path) => own.includes(path) || listsLaundromats(path.toLowerCase()));
    }),
  };
}

/** Tells whether a page has a list, in which a changed laundromat may have got another position. */
function listsLaundromats(path: string): boolean {
  return path === '/' || path === '/directory' || path.startsWith('/laveries/');
}
