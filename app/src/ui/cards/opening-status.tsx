import { clsx } from 'clsx';
import { useMinute } from '#app/lib/time/use-minute.ts';
import { openingState, type OpeningState } from '#contract/laundromat/opening-clock.ts';
import { openingFactsOf, type OpeningRow } from '#contract/laundromat/opening-facts.ts';
import { describeOpening, hoursTextAlone } from '#contract/laundromat/opening-sentence.ts';

interface OpeningStatusProps {
  laundromat: OpeningRow;
  stacked?: boolean;
  className?: string;
}

export function OpeningStatus({ laundromat, stacked = false, className = 'text-sm' }: OpeningStatusProps) {
  const now = useMinute();
  const state = openingState(openingFactsOf(laundromat), now);
  const text = hoursTextAlone(state, laundromat.hours);
  return (
    <p className={clsx('flex items-baseline', stacked ? 'gap-1' : 'gap-2', className)}>
      <StatusDot look={lookOf(state)} />
      <span className={clsx('min-w-0 wrap-anywhere', stacked && 'line-clamp-3')}>
        <span className="sr-only">Horaires&nbsp;: </span>
        {text ? <span className="text-slate">{text}</span> : <Sentence state={state} stacked={stacked} />}
      </span>
    </p>
  );
}

const colours = {
  open: 'text-leaf-700',
  closing: 'text-sun-700',
  closed: 'text-brick-700',
  unknown: 'text-slate',
};
const lookOf = ({ status, isClosing }: OpeningState) => (isClosing ? 'closing' : status);

function Sentence({ state, stacked }: { state: OpeningState; stacked: boolean }) {
  const [status, change] = describeOpening(state).split(' · ');
  const isKnown = state.status !== 'unknown';
  return (
    <>
      <span className={clsx(colours[lookOf(state)], isKnown && 'font-semibold')}>{status}</span>
      {change && (
        <span className={clsx('text-slate', stacked && 'block')}>{`${stacked ? ' ' : ' · '}${change}`}</span>
      )}
    </>
  );
}

/** Full while a wash still ends in time, else a ring; the words beside it say the same. */
function StatusDot({ look }: { look: keyof typeof colours }) {
  return (
    <span
      aria-hidden
      className={clsx(
        'mx-1 size-2 shrink-0 -translate-y-px rounded-full border-2 border-current',
        colours[look],
        look === 'open' && 'bg-leaf-700',
      )}
    />
  );
}
