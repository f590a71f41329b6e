import { useId } from 'react';
import { type FieldErrors, type UseFormRegisterReturn, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { useAction } from '#app/graphql/action.ts';
import { graphql } from '#app/graphql/graphql.ts';
import { newClientId } from '#app/lib/device/client-id.ts';
import { useBegunForm } from '#app/lib/forms/begun-form.ts';
import { fieldOf } from '#app/lib/forms/typed-form.ts';
import { Button } from '#app/ui/button.tsx';
import { showFailedForm } from '#app/ui/fields/failed-form.ts';
import { ErrorText, labelClass } from '#app/ui/fields/field-parts.tsx';
import { TextArea } from '#app/ui/fields/text-area.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { announce } from '#app/ui/notices/announcer.ts';
import { toast } from '#app/ui/notices/toast.ts';
import { DialogWindow } from '#app/ui/windows/dialog-window.tsx';
import {
  laundromatReasons,
  needsWords,
  type ReportReason,
  reviewReasons,
} from '#contract/reports/report-reasons.ts';
import { reportForm, type ReportForm as Report } from '#contract/reports/reports.ts';
import { rowId } from '#contract/validation/row-id.ts';
import type { ReportTarget } from './report-button.tsx';

const reportContentMutation = graphql(`
  mutation ReportContent($report: ReportInput!) {
    reportContent(report: $report) {
      id
    }
  }
`);

type TypedReport = z.input<typeof reportForm>;

const typedReport = z.object({
  id: rowId(),
  reason: reportForm.shape.reason.optional().catch(undefined),
  message: z.string(),
  email: z.string(),
});

interface ReportDialogProps {
  target: ReportTarget;
  open: boolean;
  onClose: () => void;
}

export function ReportDialog({ target, open, onClose }: ReportDialogProps) {
  return (
    <DialogWindow
      open={open}
      onClose={onClose}
      title={target.reviewId ? 'Signaler cet avis' : 'Signaler cette fiche'}
      intro="Un administrateur examine chaque signalement."
    >
      <ReportForm target={target} onSent={onClose} />
    </DialogWindow>
  );
}

export function ReportForm({ target, onSent }: { target: ReportTarget; onSent: () => void }) {
  const reportContent = useAction(reportContentMutation);
  const heading = useId();
  const { form, discard } = useBegunForm<Partial<TypedReport>, Report>(reportForm, {
    key: `report:${target.reviewId ?? target.laundromatId}`,
    typed: typedReport,
    start: () => ({ id: newClientId(), ...target, message: '', email: '' }),
  });
  const { isSubmitting } = form.formState;
  const reason = useWatch({ control: form.control, name: 'reason' });

  const send = async (report: Report) => {
    try {
      await reportContent({ report });
    } catch (failure) {
      showFailedForm(form, "Le signalement n'a pas pu être envoyé", failure);
      return;
    }
    toast({ title: 'Signalement envoyé', description: "Merci. Nous allons l'examiner." });
    discard();
    onSent();
  };

  return (
    <form
      noValidate
      aria-labelledby={heading}
      // The id changes only with the content, so that a lost answer does not store the report twice.
      onChange={() => form.setValue('id', newClientId())}
      onSubmit={(event) => void form.handleSubmit(send, announceFirst)(event)}
      className="space-y-5 pt-3"
    >
      <ReasonField
        id={heading}
        reasons={target.reviewId ? reviewReasons : laundromatReasons}
        {...fieldOf(form, 'reason')}
      />
      <TextArea
        label="Précisions"
        required={reason !== undefined && needsWords.has(reason)}
        maxLength={2000}
        {...fieldOf(form, 'message')}
      />
      <TextField
        label="Votre email (facultatif)"
        type="email"
        autoComplete="email"
        hint="Pour recevoir notre décision. Il n'est ni publié ni transmis au propriétaire."
        {...fieldOf(form, 'email')}
      />
      <Button type="submit" pending={isSubmitting}>
        {isSubmitting ? 'Envoi...' : 'Envoyer le signalement'}
      </Button>
    </form>
  );
}

function announceFirst(wrong: FieldErrors<TypedReport>) {
  announce(Object.values(wrong)[0]?.message ?? '');
}

interface ReasonFieldProps extends UseFormRegisterReturn {
  id: string;
  reasons: Partial<Record<ReportReason, string>>;
  error?: string;
}

function ReasonField({ id, reasons, error, ...input }: ReasonFieldProps) {
  return (
    <fieldset className="min-w-0" aria-describedby={error && `${id}-error`}>
      <legend id={id} className={labelClass}>
        Motif du signalement
      </legend>
      {Object.entries(reasons).map(([reason, text]) => (
        <label key={reason} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            {...input}
            type="radio"
            required
            value={reason}
            className="size-5 shrink-0 accent-blue-600"
          />
          <span>{text}</span>
        </label>
      ))}
      <ErrorText id={`${id}-error`} message={error} />
    </fieldset>
  );
}
