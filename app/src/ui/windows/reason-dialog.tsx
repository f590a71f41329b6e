import type { ReactNode } from 'react';
import { fieldOf, useTypedForm } from '#app/lib/forms/typed-form.ts';
import { TextArea } from '#app/ui/fields/text-area.tsx';
import { announce } from '#app/ui/notices/announcer.ts';
import { moderationForm, reasonLength } from '#contract/moderation/moderation.ts';
import { FormDialog } from './form-dialog.tsx';

interface ReasonDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  intro: ReactNode;
  confirmLabel: string;
  reason?: string;
  pending: boolean;
  onConfirm: (reason: string) => void;
}

export function ReasonDialog(props: ReasonDialogProps) {
  const { open, onClose, title, intro, confirmLabel, reason = '', pending, onConfirm } = props;
  const form = useTypedForm(moderationForm, { defaultValues: { reason } });
  const confirm = form.handleSubmit(
    (typed) => onConfirm(typed.reason),
    (wrong) => announce(wrong.reason?.message ?? ''),
  );

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={title}
      intro={intro}
      submitLabel={confirmLabel}
      isDanger
      pending={pending}
      onSubmit={confirm}
    >
      <TextArea label="Motif" required maxLength={reasonLength} data-autofocus {...fieldOf(form, 'reason')} />
    </FormDialog>
  );
}
