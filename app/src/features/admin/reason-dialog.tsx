import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { moderationReason, reasonLength } from '#contract/moderation/moderation.ts';
import { announce } from '#app/ui/announcer.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { TextArea } from '#app/ui/text-area.tsx';

interface ReasonDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** What is about to happen, and who reads the reason. */
  intro: ReactNode;
  confirmLabel: string;
  pending: boolean;
  onConfirm: (reason: string) => void;
}

/** Asks why: nothing is refused or removed without a reason that the person concerned can read. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { open, onClose, title, intro, confirmLabel, pending, onConfirm } = props;
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);

  const confirm = (event: FormEvent) => {
    event.preventDefault();
    const checked = moderationReason.safeParse(reason);
    const wrong = checked.error?.issues[0]?.message;
    setError(wrong);
    if (wrong) {
      announce(wrong);
      field.current?.focus();
    } else if (checked.success) onConfirm(checked.data);
  };

  return (
    <Dialog open={open} onClose={onClose} title={title} intro={intro}>
      <form noValidate onSubmit={confirm} className="mt-3">
        <TextArea
          label="Motif"
          ref={field}
          name="reason"
          required
          maxLength={reasonLength}
          data-autofocus
          value={reason}
          error={error}
          onChange={(event) => {
            setReason(event.target.value);
            setError(undefined);
          }}
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
