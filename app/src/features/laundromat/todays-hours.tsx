import { openingState } from '#contract/laundromat/opening-clock.ts';
import { openingFactsOf, type OpeningRow } from '#contract/laundromat/opening-facts.ts';
import { describeLastWash } from '#contract/laundromat/opening-sentence.ts';
import { describeToday } from '#contract/laundromat/today-sentence.ts';
import { useMinute } from '#app/lib/use-minute.ts';

/** « Aujourd'hui : 7h–22h · dernier lavage possible à 21h10 », in the time zone of the laundromat. */
export function TodaysHours({ laundromat }: { laundromat: OpeningRow }) {
  const now = useMinute();
  if (!now) return null;
  const facts = openingFactsOf(laundromat);
  const state = openingState(facts, now);
  const today = describeToday(facts, state);
  const lastWash = describeLastWash(state);
  if (!today && !lastWash) return null;
  return (
    <p className="text-slate">
      {today ?? lastWash}
      {today && lastWash && (
        <>
          {' · '}
          <span className="inline-block">{uncapitalized(lastWash)}</span>
        </>
      )}
    </p>
  );
}

const uncapitalized = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
