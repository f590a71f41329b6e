import { clsx } from 'clsx';
import { useId, useState } from 'react';
import { fieldClass } from '#app/ui/fields/field-style.ts';
import { parseTime } from './hours-values.ts';

interface TimeFieldProps {
  /** « Lundi, ouverture 1 » */
  label: string;
  value: string;
  onChange: (time: string) => void;
  /** The form was sent, so that an empty time is wrong too. */
  isSent: boolean;
}

/** A time of day, typed in any usual way. */
export function TimeField({ label, value, onChange, isSent }: TimeFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setIsLeft] = useState(false);
  const isInvalid = parseTime(value) === null;
  const isWrong = isInvalid && (isSent || (typed === null && isLeft && value !== ''));
  // Not when the field is left: the line would move the button that is being pressed.
  const hasReason = isInvalid && isSent;
  return (
    <div className="w-24 grow sm:grow-0">
      <input
        aria-label={label}
        aria-invalid={isWrong || undefined}
        aria-describedby={hasReason ? id : undefined}
        value={typed ?? value}
        placeholder="7h30"
        autoComplete="off"
        maxLength={8}
        className={clsx(fieldClass, 'text-center tabular-nums')}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(parseTime(target.value) ?? target.value);
        }}
        onBlur={() => {
          setTyped(null);
          setIsLeft(true);
        }}
      />
      {hasReason && (
        <p id={id} className="mt-1 text-sm font-medium text-brick-700">
          {value.trim() ? 'Exemple\u00a0: 7h30' : "Indiquez l'heure."}
        </p>
      )}
    </div>
  );
}
