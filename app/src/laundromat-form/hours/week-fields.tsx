import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { capitalized, weekDays } from '#contract/laundromat/weekly-hours.ts';
import type { TypedWeek } from './hours-values.ts';
import { PeriodFields, type TypedPeriods } from './period-fields.tsx';

interface WeekFieldsProps {
  week: TypedWeek;
  onChange: (week: TypedWeek) => void;
  isSent: boolean;
}

export function WeekFields({ week, onChange, isSent }: WeekFieldsProps) {
  const [copied, setCopied] = useState<number | null>(null);
  const setDay = (day: number, periods: TypedPeriods) => onChange(week.with(day, periods));
  return (
    <ul className="divide-y divide-line rounded-control border border-line">
      {weekDays.map((dayName, day) => {
        const name = capitalized(dayName);
        const periods = week[day] ?? [];
        return (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Its controls are inside.
          <li
            key={dayName}
            data-day={day}
            className="p-3 sm:px-4"
            onKeyDown={(event) => {
              if (event.key !== 'Escape' || copied !== day) return;
              // A dialog around the form stays open.
              event.preventDefault();
              setCopied(null);
              event.currentTarget.querySelector<HTMLElement>('[aria-expanded]')?.focus();
            }}
          >
            <div
              role="group"
              aria-label={name}
              className="grid gap-2 sm:grid-cols-[9rem_minmax(0,1fr)_auto] sm:gap-4"
            >
              <p className="sm:pt-2.5">
                <span className="font-semibold">{name}</span>
                {periods.length === 0 && <span className="text-slate"> · fermé</span>}
              </p>
              <PeriodFields
                name={name}
                periods={periods}
                isSent={isSent}
                onChange={(next) => setDay(day, next)}
              />
              <div className="flex flex-wrap items-start gap-2 sm:flex-col sm:items-stretch">
                <Button
                  variant="secondary"
                  size="small"
                  aria-label={`${name}\u00a0: 24h/24`}
                  onClick={() => setDay(day, [['00:00', '24:00']])}
                >
                  24h/24
                </Button>
                {periods.length > 0 && (
                  <Button
                    variant="secondary"
                    size="small"
                    aria-expanded={copied === day}
                    aria-label={`${name}\u00a0: copier sur d'autres jours`}
                    onClick={() => setCopied(copied === day ? null : day)}
                  >
                    Copier…
                  </Button>
                )}
              </div>
            </div>
            {copied === day && (
              <CopyFields
                day={day}
                onCopy={(days) => {
                  onChange(week.map((current, place) => (days.includes(place) ? [...periods] : current)));
                  setCopied(null);
                }}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

function CopyFields({ day, onCopy }: { day: number; onCopy: (days: number[]) => void }) {
  const [days, setDays] = useState(() => weekDays.map((_, other) => other).filter((other) => other !== day));
  return (
    <fieldset className="mt-3 rounded-control bg-mist p-3">
      <legend className="float-left mb-1 w-full text-sm font-semibold">{`Copier les horaires du ${weekDays[day] ?? ''} sur d'autres jours`}</legend>
      <div className="clear-both grid grid-cols-2 gap-x-4 sm:grid-cols-3">
        {weekDays.map(
          (name, other) =>
            other !== day && (
              <Checkbox
                key={name}
                label={capitalized(name)}
                checked={days.includes(other)}
                onChange={(checked) =>
                  setDays(checked ? [...days, other] : days.filter((chosen) => chosen !== other))
                }
              />
            ),
        )}
      </div>
      <Button size="small" className="mt-2" disabled={days.length === 0} onClick={() => onCopy(days)}>
        Copier
      </Button>
    </fieldset>
  );
}
