import { useImperativeHandle, useRef } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import type { LaundromatFormValues } from '#app/laundromat-form/form-values.ts';
import { firstMessage } from '#app/laundromat-form/use-laundromat-form.ts';
import { Select } from '#app/ui/choices/select.tsx';
import { ErrorText } from '#app/ui/fields/field-parts.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { textFields } from '#contract/laundromat/fields.ts';
import { hoursFields } from '#contract/laundromat/hours-fields.ts';
import { ExceptionsFields } from './exceptions-fields.tsx';
import type { HoursValues } from './hours-values.ts';
import { firstWrongInput, WeekEditor } from './week-editor.tsx';

const holidayOptions = [
  { value: 'unknown', label: 'Je ne sais pas' },
  { value: 'usual', label: "Comme d'habitude" },
  { value: 'closed', label: 'Fermé' },
] as const;

export function HoursEditor() {
  const { control, setValue, formState, watch } = useFormContext<LaundromatFormValues>();
  const weekly = useController({ control, name: 'weeklyHours' });
  const holidays = useController({ control, name: 'holidayHours' });
  const exceptions = useController({ control, name: 'openingExceptions' });
  const {
    field: { ref: cycleRef, ...cycle },
    fieldState: cycleState,
  } = useController({ control, name: 'cycleMinutes' });
  const text = watch('hours').trim();
  const isSent = formState.isSubmitted;
  const exceptionsArea = useRef<HTMLDivElement>(null);
  useImperativeHandle(exceptions.field.ref, () => ({
    focus: () => {
      const area = exceptionsArea.current!;
      (firstWrongInput(area) ?? area.querySelector('input'))?.focus();
    },
  }));

  const setWeekly = (value: HoursValues['weeklyHours']) => {
    weekly.field.onChange(value);
    // The former text would contradict the hours, or be parsed again if they are unknown.
    setValue('hours', '', { shouldDirty: true });
  };
  return (
    <fieldset className="min-w-0 space-y-5 sm:col-span-2">
      <legend className="sr-only">{textFields.hours.label}</legend>
      {text && (
        <p className="rounded-control bg-sun-100 p-3 text-sm">
          Vos horaires sont écrits ainsi&nbsp;: «&nbsp;<span>{text}</span>&nbsp;». Indiquez-les ci-dessous,
          jour par jour, pour que votre fiche dise si la laverie est ouverte.
        </p>
      )}
      <WeekEditor
        inputRef={weekly.field.ref}
        value={weekly.field.value}
        onChange={setWeekly}
        isText={Boolean(text)}
        isSent={isSent}
        error={weekly.fieldState.error?.message}
      />
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
          value={cycle.value ?? ''}
          ref={cycleRef}
          error={cycleState.error?.message}
          onBlur={cycle.onBlur}
          onChange={({ target }) => cycle.onChange(target.value === '' ? null : Number(target.value))}
        />
      </div>
      <div ref={exceptionsArea}>
        <ExceptionsFields
          label={hoursFields.openingExceptions.label}
          exceptions={exceptions.field.value}
          week={weekly.field.value}
          onChange={exceptions.field.onChange}
          isSent={isSent}
        />
        <ErrorText message={firstMessage(exceptions.fieldState.error)} />
      </div>
    </fieldset>
  );
}
