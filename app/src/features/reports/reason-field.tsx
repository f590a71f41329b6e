import type { UseFormRegisterReturn } from 'react-hook-form';
import type { ReportReason } from '#contract/reports/report-reasons.ts';
import { labelClass } from '#app/ui/fields/field-style.ts';

interface ReasonFieldProps {
  /** Id of the legend, which also names the form. */
  id: string;
  /** The reasons to choose from, each with its text. */
  reasons: Partial<Record<ReportReason, string>>;
  error?: string;
  field: UseFormRegisterReturn;
}

/** The reason of a report. None is preselected. */
export function ReasonField({ id, reasons, error, field }: ReasonFieldProps) {
  return (
    <fieldset className="min-w-0" aria-describedby={error && `${id}-error`}>
      <legend id={id} className={labelClass}>
        Motif du signalement
      </legend>
      {Object.entries(reasons).map(([reason, text]) => (
        <label key={reason} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            {...field}
            type="radio"
            required
            value={reason}
            className="size-5 shrink-0 accent-blue-600"
          />
          {text}
        </label>
      ))}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-sm font-medium text-brick-700">
          {error}
        </p>
      )}
    </fieldset>
  );
}
