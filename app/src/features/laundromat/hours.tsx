import { clsx } from 'clsx';
import { describeOpening, openingState, parseOpeningHours } from '#contract/laundromat/opening-hours.ts';
import { useMinute } from './minute.ts';

/** The hours as the owner wrote them and, when they can be parsed, whether the laundromat is open now. */
export function Hours({ text }: { text: string | null }) {
  const now = useMinute();
  const hours = parseOpeningHours(text ?? '');
  const state = hours && now && openingState(hours, now);
  return (
    <>
      <p className="whitespace-pre-line">{text?.trim() || 'Horaires non communiqués'}</p>
      {state && (
        <p
          className={clsx(
            'mt-1 flex items-center gap-2 font-semibold',
            state.open ? 'text-leaf-700' : 'text-brick-700',
          )}
        >
          <span
            aria-hidden
            className={clsx('size-2 rounded-full', state.open ? 'bg-leaf-700' : 'bg-brick-700')}
          />
          {describeOpening(state)}
        </p>
      )}
    </>
  );
}
