import { clsx } from 'clsx';
import { openingState } from '#contract/laundromat/opening-clock.ts';
import { describeOpening } from '#contract/laundromat/opening-sentence.ts';
import { parseHours } from '#contract/laundromat/parse-hours.ts';
import { useMinute } from './minute.ts';

/** The hours as the owner wrote them and, when they can be parsed, whether the laundromat is open now. */
export function Hours({ text }: { text: string | null }) {
  const now = useMinute();
  const state = now && stateAt(text ?? '', now);
  const isOpen = state?.status === 'open';
  return (
    <>
      <p className="whitespace-pre-line">{text?.trim() || 'Horaires non communiqués'}</p>
      {state && (
        <p
          className={clsx(
            'mt-1 flex items-center gap-2 font-semibold',
            isOpen ? 'text-leaf-700' : 'text-brick-700',
          )}
        >
          <span
            aria-hidden
            className={clsx('size-2 rounded-full', isOpen ? 'bg-leaf-700' : 'bg-brick-700')}
          />
          {describeOpening(state)}
        </p>
      )}
    </>
  );
}

/** The text says nothing about public holidays, which count as ordinary days here. */
function stateAt(text: string, now: Date) {
  const weeklyHours = parseHours(text);
  if (!weeklyHours) return null;
  const unknown = {
    openingExceptions: [],
    holidayHours: 'usual',
    cycleMinutes: null,
    postalCode: '',
  } as const;
  return openingState({ weeklyHours, ...unknown }, now);
}
