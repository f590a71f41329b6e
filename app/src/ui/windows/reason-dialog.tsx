import type { ReactNode } from 'react';
import { fieldOf, useTypedForm } from '#app/lib/forms/typed-form.ts';
import { Button } from '#app/ui/button.tsx';
import { TextArea } from '#app/ui/fields/text-area.tsx';
import { announce } from '#app/ui/notices/announcer.ts';
import { moderationForm, reasonLength } from '#contract/moderation/moderation.ts';
import { Dialog } from './dialog.tsx';

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
    <Dialog open={open} onClose={onClose} title={title} intro={intro}>
      <form noValidate onSubmit={(event) => void confirm(event)} className="mt-3">
        <TextArea
          label="Motif"
          required
          maxLength={reasonLength}
          data-autofocus
          {...fieldOf(form, 'reason')}
        />
        <div className="mt-5 flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            Annuler
          </Button>
          <Button type="submit" variant="danger" pending={pending}>
            {confirmLabel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
