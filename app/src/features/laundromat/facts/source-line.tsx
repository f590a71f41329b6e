import type { Laundromat } from '#app/data/laundromats/laundromat-query.ts';
import { formatDay } from '#app/lib/time/french-date.ts';
import { osmPageOf } from '#contract/open-data/osm-page.ts';

/** Names the source of an imported laundromat, as its licence requires, and links to the object. */
export function SourceLine({ laundromat }: { laundromat: Laundromat }) {
  const source =
    laundromat.sourceObjects.find(({ goneAt }) => goneAt === null) ?? laundromat.sourceObjects[0];
  if (!source) return null;
  return (
    <p className="mt-2 text-sm text-slate">
      <span>{'Données ©\u00a0'}</span>
      <a
        href={osmPageOf(source) ?? 'https://www.openstreetmap.org/copyright'}
        className="underline underline-offset-2 hover:text-ink"
      >
        les contributeurs d'OpenStreetMap
      </a>
      <span>{`, relevées le ${formatDay(source.seenAt)}${source.goneAt !== null ? '. Cette laverie n’y figure plus\u00a0: à confirmer.' : ''}`}</span>
    </p>
  );
}
