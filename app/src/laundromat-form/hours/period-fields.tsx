import { clsx } from 'clsx';
import { Plus, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { fieldClass } from '#app/ui/fields/field-parts.tsx';
import { addItem, focusList } from '#app/ui/focus/focus-keeper.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { periodsPerDay } from '#contract/laundromat/weekly-hours.ts';
import { parseTime } from './hours-values.ts';

export type TypedPeriods = [open: string, close: string][];

interface PeriodFieldsProps {
  name: string;
  periods: TypedPeriods;
  onChange: (periods: TypedPeriods) => void;
  isSent: boolean;
}

export function PeriodFields({ name, periods, onChange, isSent }: PeriodFieldsProps) {
  const id = useId();
  const change = (index: number, period: TypedPeriods[number]) => onChange(periods.with(index, period));
  return (
    <div className="min-w-0 space-y-2">
      <ul {...focusList(id)} className="space-y-2 empty:hidden">
        {periods.map(([open, close], index) => (
          <li key={index} className="flex flex-wrap items-start gap-2">
            <TimeField
              label={`${name}, ouverture ${index + 1}`}
              value={open}
              onChange={(time) => change(index, [time, close])}
              isSent={isSent}
            />
            <span aria-hidden className="pt-2.5">
              –
            </span>
            <TimeField
              label={`${name}, fermeture ${index + 1}`}
              value={close}
              onChange={(time) => change(index, [open, time])}
              isSent={isSent}
            />
            <IconButton
              removesRow
              label={`${name}\u00a0: retirer la période ${index + 1}`}
              onClick={() => onChange(periods.filter((_, place) => place !== index))}
            >
              <Trash2 aria-hidden className="size-5" />
            </IconButton>
          </li>
        ))}
      </ul>
      {periods.length < periodsPerDay && (
        <Button
          id={id}
          variant="secondary"
          size="small"
          aria-label={`${name}\u00a0: ajouter une période`}
          onClick={() => addItem(id, () => onChange([...periods, ['', '']]))}
        >
          <Plus aria-hidden className="size-4" />
          Ajouter une période
        </Button>
      )}
    </div>
  );
}

interface TimeFieldProps {
  label: string;
  value: string;
  onChange: (time: string) => void;
  /** True once the form was sent: an empty time is wrong from then on. */
  isSent: boolean;
}

function TimeField({ label, value, onChange, isSent }: TimeFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setIsLeft] = useState(false);
  const isInvalid = parseTime(value) === null;
  const isWrong = isInvalid && (isSent || (typed === null && isLeft && value !== ''));
  // The reason is not shown when the field loses the focus: its line would move a button that is being pressed.
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
