import { Link, useLocation } from 'react-router-dom';
import type { Laundromat } from '#app/graphql/laundromats/laundromat-query.ts';
import { checkedSentence } from '#app/lib/texts/checked-sentence.ts';
import { useMinute } from '#app/lib/time/use-minute.ts';
import { formatDay } from '#contract/local-clock.ts';
import { osmPageOf } from '#contract/open-data/open-data.ts';

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

export function FactsChecked({ laundromat }: { laundromat: Laundromat }) {
  const now = useMinute();
  const { state } = useLocation() as { state: unknown };
  if (!laundromat.isActive) return null;
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-4 text-sm text-slate">
      <span>{checkedSentence(laundromat.factsCheckedAt, now)}</span>
      <Link
        to="#erreur"
        replace
        state={state}
        className="inline-flex min-h-11 items-center underline underline-offset-2 hover:text-ink noscript:hidden"
      >
        Signaler une erreur
      </Link>
    </p>
  );
}
