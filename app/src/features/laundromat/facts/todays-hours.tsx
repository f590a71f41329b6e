import { openingState } from '#contract/laundromat/opening-clock.ts';
import { openingFactsOf, type OpeningRow } from '#contract/laundromat/opening-facts.ts';
import { describeLastWash } from '#contract/laundromat/opening-sentence.ts';
import { describeToday } from '#contract/laundromat/today-sentence.ts';
import { useMinute } from '#app/lib/time/use-minute.ts';

/** « Aujourd'hui : 7h–22h · dernier lavage possible à 21h10 », in the time zone of the laundromat. */
export function TodaysHours({ laundromat }: { laundromat: OpeningRow }) {
  const now = useMinute();
  const facts = openingFactsOf(laundromat);
  const state = openingState(facts, now);
  const today = describeToday(facts, state);
  const lastWash = describeLastWash(state);
  const parts = [today, today && lastWash ? uncapitalized(lastWash) : lastWash].filter(Boolean);
  if (parts.length === 0) return null;
  return (
    <div className="overflow-hidden text-slate">
      <p className="-ml-3.5 flex flex-wrap">
        {parts.map((part) => (
          // The dot before the first part of each line is outside the box.
          <span
            key={part}
            className="pl-3.5 before:-ml-3.5 before:inline-block before:w-3.5 before:text-center before:content-['·'/'']"
          >
            {part}{' '}
          </span>
        ))}
      </p>
    </div>
  );
}

const uncapitalized = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
