import { type ReactNode, useState } from 'react';
import { z } from 'zod';
import { useBegunForm } from '#app/lib/forms/begun-form.ts';
import { fieldOf } from '#app/lib/forms/typed-form.ts';
import { Button } from '#app/ui/button.tsx';
import { TextArea } from '#app/ui/fields/text-area.tsx';
import { announce } from '#app/ui/notices/announcer.ts';
import { moderationForm, reasonLength } from '#contract/moderation/moderation.ts';
import { FormDialog } from './form-dialog.tsx';

const typedReason = z.object({ reason: z.string() });

interface ReasonDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  intro: ReactNode;
  confirmLabel: string;
  reason?: string;
  /** The decision and the id of its subject: the device keeps a begun reason under this name. */
  about: string;
  /** Resolves with true when it is decided; the window then closes. */
  onConfirm: (reason: string) => Promise<boolean>;
}

export function ReasonDialog(props: ReasonDialogProps) {
  const { open, onClose, title, intro, confirmLabel, reason = '', about, onConfirm } = props;
  const start = () => ({ reason });
  const { form, discard } = useBegunForm(moderationForm, {
    key: `reason:${about}`,
    typed: typedReason,
    start,
  });
  const confirm = form.handleSubmit(
    async (typed) => {
      if (!(await onConfirm(typed.reason))) return;
      form.reset(start());
      discard();
      onClose();
    },
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
      pending={form.formState.isSubmitting}
      onSubmit={confirm}
    >
      <TextArea label="Motif" required maxLength={reasonLength} data-autofocus {...fieldOf(form, 'reason')} />
    </FormDialog>
  );
}

interface ReasonButtonProps extends Omit<ReasonDialogProps, 'open' | 'onClose'> {
  pending?: boolean;
  children: ReactNode;
}

/** A button that asks for the reason of its decision. */
export function ReasonButton({ pending, children, ...dialog }: ReasonButtonProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="secondary" size="small" pending={pending} onClick={() => setAsking(true)}>
        {children}
      </Button>
      <ReasonDialog {...dialog} open={asking} onClose={() => setAsking(false)} />
    </>
  );
}
