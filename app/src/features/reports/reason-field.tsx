import type { ReportReason } from '#contract/reports/report-reasons.ts';
import { labelClass } from '#app/ui/field-style.ts';

interface ReasonFieldProps {
  /** Of the legend, which also names the form. */
  id: string;
  /** The reasons to choose from, each with its words. */
  reasons: Partial<Record<ReportReason, string>>;
  value: ReportReason | null;
  error?: string;
  onChange: (reason: ReportReason) => void;
}

/** Why something is reported: one of a few reasons, none of them chosen beforehand. */
export function ReasonField({ id, reasons, value, error, onChange }: ReasonFieldProps) {
  return (
    <fieldset className="min-w-0" aria-describedby={error && `${id}-error`}>
      <legend id={id} className={labelClass}>
        Motif du signalement
      </legend>
      {(Object.entries(reasons) as [ReportReason, string][]).map(([reason, words]) => (
        <label key={reason} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="radio"
            name="reason"
            required
            value={reason}
            checked={reason === value}
            onChange={() => onChange(reason)}
            className="size-5 shrink-0 accent-blue-600"
          />
          {words}
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
