import { Plus, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { localDay } from '#app/lib/time/local-day.ts';
import { Button } from '#app/ui/button.tsx';
import { Select } from '#app/ui/choices/select.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { addItem, focusList } from '#app/ui/focus/focus-keeper.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { exceptionsAtMost } from '#contract/laundromat/opening-exceptions.ts';
import { isTypedDay, yearMessage } from '#contract/validation/day-range.ts';
import { type ExceptionValues, type HoursValues, pastDaysMessage, usualPeriods } from './hours-values.ts';
import { PeriodFields } from './period-fields.tsx';

const reasonOptions = [
  { value: 'holidays', label: 'Congés' },
  { value: 'works', label: 'Travaux' },
  { value: 'public_holiday', label: 'Jour férié' },
  { value: 'other', label: 'Autre raison' },
] as const;
const hoursOptions = [
  { value: 'closed', label: 'Fermé toute la journée' },
  { value: 'other', label: 'Autres horaires' },
] as const;
const emptyException: ExceptionValues = { firstDay: '', lastDay: '', periods: null, reason: 'holidays' };

interface ExceptionsFieldsProps {
  label: string;
  exceptions: ExceptionValues[];
  onChange: (exceptions: ExceptionValues[]) => void;
  week: HoursValues['weeklyHours'];
  isSent: boolean;
}

export function ExceptionsFields({ label, exceptions, onChange, week, isSent }: ExceptionsFieldsProps) {
  const id = useId();
  const [today] = useState(() => localDay(new Date()));
  const change = (index: number, part: Partial<ExceptionValues>) =>
    onChange(exceptions.with(index, { ...exceptions[index]!, ...part }));
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      <ul {...focusList(id)} className="space-y-3">
        {exceptions.map(({ firstDay, lastDay, periods, reason }, index) => (
          <li key={index} className="rounded-control border border-line p-3 sm:px-4">
            <div
              role="group"
              aria-label={`Exception ${index + 1}`}
              className="grid items-start gap-3 sm:grid-cols-2"
            >
              <TextField
                type="date"
                label="Premier jour"
                value={firstDay}
                error={isSent ? dayProblem(firstDay) : undefined}
                onChange={({ target }) =>
                  // Browsers report a day after each digit of its year, so the last day follows until it is chosen.
                  change(index, {
                    firstDay: target.value,
                    lastDay: !lastDay || lastDay === firstDay ? target.value : lastDay,
                  })
                }
              />
              <TextField
                type="date"
                label="Dernier jour"
                value={lastDay}
                min={firstDay > today ? firstDay : today}
                error={isSent ? lastDayProblem(firstDay, lastDay, today) : undefined}
                onChange={({ target }) => change(index, { lastDay: target.value })}
              />
              <Select
                label="Motif"
                value={reason}
                options={reasonOptions}
                onChange={(value) => change(index, { reason: value })}
              />
              <Select
                label="Ouverture"
                value={periods ? 'other' : 'closed'}
                options={hoursOptions}
                onChange={(value) =>
                  change(index, {
                    periods: value === 'closed' ? null : (periods ?? usualPeriods(week, firstDay)),
                  })
                }
              />
              {periods && (
                <div className="sm:col-span-2">
                  <PeriodFields
                    name={`Exception ${index + 1}`}
                    periods={periods}
                    isSent={isSent}
                    onChange={(next) => change(index, { periods: next.length > 0 ? next : null })}
                  />
                </div>
              )}
            </div>
            <div className="mt-2 flex justify-end">
              <IconButton
                removesRow
                label={`Retirer l'exception ${index + 1}`}
                onClick={() => onChange(exceptions.filter((_, place) => place !== index))}
              >
                <Trash2 aria-hidden className="size-5" />
              </IconButton>
            </div>
          </li>
        ))}
      </ul>
      {exceptions.length < exceptionsAtMost && (
        <Button
          id={id}
          variant="secondary"
          size="small"
          className={exceptions.length > 0 ? 'mt-3' : undefined}
          onClick={() => addItem(id, () => onChange([...exceptions, emptyException]))}
        >
          <Plus aria-hidden className="size-4" />
          Ajouter une fermeture ou des horaires
        </Button>
      )}
    </fieldset>
  );
}

function dayProblem(day: string): string | undefined {
  if (!day) return 'Choisissez une date.';
  return isTypedDay(day) ? undefined : yearMessage;
}

function lastDayProblem(first: string, day: string, today: string): string | undefined {
  const problem = dayProblem(day);
  if (problem) return problem;
  if (day < first) return 'Choisissez une date qui ne précède pas le premier jour.';
  return day < today ? pastDaysMessage : undefined;
}
