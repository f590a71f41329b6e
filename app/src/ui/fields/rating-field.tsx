import { clsx } from 'clsx';
import { Star } from 'lucide-react';
import { useId, useState } from 'react';
import { labelClass } from './field-style.ts';

interface RatingFieldProps {
  label: string;
  /** From 1 to 5. */
  value: number;
  onChange: (value: number) => void;
}

/** Five stars to choose from: a group of radio buttons, so that arrow keys work and each star has a name. */
export function RatingField({ label, value, onChange }: RatingFieldProps) {
  const name = useId();
  const [pointed, setPointed] = useState<number | null>(null);
  const lit = pointed ?? value;
  return (
    <fieldset className="min-w-0">
      <legend className={labelClass}>{label}</legend>
      <div className="flex flex-wrap items-center gap-x-3">
        <div className="-ml-2 flex flex-wrap" onPointerLeave={() => setPointed(null)}>
          {[1, 2, 3, 4, 5].map((star) => (
            <label
              key={star}
              onPointerEnter={(event) => event.pointerType === 'mouse' && setPointed(star)}
              className="flex size-11 cursor-pointer items-center justify-center rounded-control has-focus-visible:outline-3 has-focus-visible:outline-(--focus)"
            >
              <input
                type="radio"
                name={name}
                value={star}
                checked={star === value}
                onChange={() => onChange(star)}
                // A press on the star that is already chosen changes nothing, but counts as a choice.
                onClick={() => star === value && onChange(star)}
                className="sr-only"
              />
              <span className="sr-only">{starsText(star)}</span>
              <Star
                aria-hidden
                strokeWidth={1.5}
                className={clsx(
                  'size-7 transition-colors',
                  star <= lit ? 'fill-sun-400 stroke-sun-700' : 'fill-card stroke-edge',
                )}
              />
            </label>
          ))}
        </div>
        <span aria-hidden className="font-semibold tabular-nums">
          {`${lit} sur 5`}
        </span>
      </div>
    </fieldset>
  );
}

function starsText(count: number): string {
  return `${count} ${count > 1 ? 'étoiles' : 'étoile'}`;
}
