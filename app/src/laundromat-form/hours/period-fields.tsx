import { Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { periodsPerDay } from '#contract/laundromat/weekly-hours.ts';
import { Button } from '#app/ui/button.tsx';
import { focusList } from '#app/ui/focus/focus-list.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { addItem } from '../add-item.ts';
import { TimeField } from './time-field.tsx';

export type TypedPeriods = [open: string, close: string][];

interface PeriodFieldsProps {
  /** « Lundi » */
  name: string;
  periods: TypedPeriods;
  onChange: (periods: TypedPeriods) => void;
  isSent: boolean;
}

/** The periods of one day, each with its opening and closing. */
export function PeriodFields({ name, periods, onChange, isSent }: PeriodFieldsProps) {
  const id = useId();
  const change = (index: number, period: TypedPeriods[number]) =>
    onChange(periods.map((current, place) => (place === index ? period : current)));
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
