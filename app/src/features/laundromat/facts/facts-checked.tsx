import { Link, useLocation } from 'react-router-dom';
import type { Laundromat } from '#app/data/laundromats/laundromat-query.ts';
import { checkedSentence } from '#app/lib/texts/checked-sentence.ts';
import { useMinute } from '#app/lib/time/use-minute.ts';

/** Says of a published laundromat when the facts were checked, beside the link to what a visitor can correct. */
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
