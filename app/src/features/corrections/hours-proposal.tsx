import { useController, useFormContext } from 'react-hook-form';
import { hoursValues } from '#app/laundromat-form/hours/hours-values.ts';
import { WeekEditor } from '#app/laundromat-form/hours/week-editor.tsx';
import type { CorrectionDraft } from './correction-block.tsx';

export function HoursProposal({ shown }: { shown: unknown }) {
  const { control, formState } = useFormContext<CorrectionDraft>();
  const { field, fieldState } = useController({ control, name: 'proposed.weeklyHours' });
  const start = hoursValues.shape.weeklyHours.parse(shown);
  return (
    <WeekEditor
      inputRef={field.ref}
      value={field.value ?? null}
      start={Array.isArray(start) ? start : undefined}
      onChange={field.onChange}
      unknownLabel="Je ne sais pas"
      isSent={formState.isSubmitted}
      error={fieldState.error?.message}
    />
  );
}
