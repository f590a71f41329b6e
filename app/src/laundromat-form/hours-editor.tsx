import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { textFields } from '#contract/laundromat/fields.ts';
import { hoursFields } from '#contract/laundromat/hours-fields.ts';
import { hoursChoices } from '#contract/laundromat/laundromat.ts';
import { Button } from '#app/ui/button.tsx';
import { Select } from '#app/ui/select.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { ExceptionsFields } from './exceptions-fields.tsx';
import { firstMessage } from './form-refusal.ts';
import type { LaundromatFormValues } from './form-values.ts';
import { emptyWeek, type HoursValues, presetOf, presetWeek, type TypedWeek } from './hours-values.ts';
import { WeekFields } from './week-fields.tsx';

const holidayOptions = [
  { value: 'unknown', label: 'Je ne sais pas' },
  { value: 'usual', label: "Comme d'habitude" },
  { value: 'closed', label: 'Fermé' },
] as const;

/** The hours of a laundromat: the week, public holidays, exceptions and the length of a wash. */
export function HoursEditor() {
  const { control, setValue, formState, watch } = useFormContext<LaundromatFormValues>();
  const weekly = useController({ control, name: 'weeklyHours' });
  const holidays = useController({ control, name: 'holidayHours' });
  const exceptions = useController({ control, name: 'openingExceptions' });
  const cycle = useController({ control, name: 'cycleMinutes' });
  const text = watch('hours').trim();
  const isSent = formState.isSubmitted;

  const setWeekly = (value: HoursValues['weeklyHours']) => {
    weekly.field.onChange(value);
    // The text would contradict the hours, or be parsed in place of unknown ones.
    setValue('hours', '', { shouldDirty: true });
  };
  return (
    <fieldset className="min-w-0 space-y-5 sm:col-span-2">
      <legend className="sr-only">{textFields.hours.label}</legend>
      {text && (
        <p className="rounded-control bg-sun-100 p-3 text-sm">
          Vos horaires sont écrits ainsi&nbsp;: «&nbsp;{text}&nbsp;». Indiquez-les ci-dessous, jour par jour,
          pour que votre fiche dise si la laverie est ouverte.
        </p>
      )}
      <div className="space-y-3">
        <WeekChoice value={weekly.field.value} isText={Boolean(text)} onChange={setWeekly} />
        {Array.isArray(weekly.field.value) && (
          <WeekFields week={weekly.field.value} onChange={setWeekly} isSent={isSent} />
        )}
        <ErrorText message={weekly.fieldState.error?.message} />
      </div>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Select
          label={hoursFields.holidayHours.label}
          value={holidays.field.value}
          options={holidayOptions}
          onChange={holidays.field.onChange}
        />
        <TextField
          type="number"
          inputMode="numeric"
          min={5}
          max={600}
          label={hoursFields.cycleMinutes.label}
          hint="Facultatif. Votre fiche indique alors le dernier lavage possible."
          value={cycle.field.value ?? ''}
          error={cycle.fieldState.error?.message}
          onBlur={cycle.field.onBlur}
          onChange={({ target }) => cycle.field.onChange(target.value === '' ? null : Number(target.value))}
        />
      </div>
      <div>
        <ExceptionsFields
          label={hoursFields.openingExceptions.label}
          exceptions={exceptions.field.value}
          onChange={exceptions.field.onChange}
          isSent={isSent}
        />
        <ErrorText message={firstMessage(exceptions.fieldState.error)} />
      </div>
    </fieldset>
  );
}

interface WeekChoiceProps {
  value: HoursValues['weeklyHours'];
  /** A text describes the hours, so that they are not unknown. */
  isText: boolean;
  onChange: (value: HoursValues['weeklyHours']) => void;
}

/** Usual hours to begin with. Hours that were typed come back with « Autres horaires ». */
function WeekChoice({ value, isText, onChange }: WeekChoiceProps) {
  const [typed, setTyped] = useState<TypedWeek>(emptyWeek);
  const preset = presetOf(value);
  const isTyped = Array.isArray(value) && !preset;
  const choose = (next: HoursValues['weeklyHours']) => {
    if (isTyped) setTyped(value);
    onChange(next);
  };
  const choices = [
    ...hoursChoices.map((choice) => ({
      label: choice as string,
      isChosen: preset === choice,
      choose: () => choose(presetWeek(choice)),
    })),
    { label: 'Autres horaires', isChosen: isTyped, choose: () => choose(typed) },
    {
      label: 'Je ne sais pas encore',
      isChosen: value === null && !isText,
      choose: () => choose(null),
    },
  ];
  return (
    <div role="group" aria-labelledby="horaires-semaine">
      <p id="horaires-semaine" className="mb-1.5 text-sm font-semibold">
        {hoursFields.weeklyHours.label}
      </p>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ label, isChosen, choose: onClick }) => (
          <Button
            key={label}
            size="small"
            variant={isChosen ? 'primary' : 'secondary'}
            aria-pressed={isChosen}
            onClick={onClick}
          >
            {label}
          </Button>
        ))}
      </div>
    </div>
  );
}

function ErrorText({ message }: { message: string | undefined }) {
  if (!message) return null;
  return <p className="mt-1.5 text-sm font-medium text-brick-700">{message}</p>;
}
