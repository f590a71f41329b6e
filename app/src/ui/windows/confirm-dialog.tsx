import type { ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  children: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** False for a decision that loses nothing, whose button is not red. */
  isDanger?: boolean;
  isWide?: boolean;
  pending?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirmLabel, cancelLabel = 'Annuler', onConfirm, onCancel } = props;
  const { isDanger = true, isWide, pending = false } = props;
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      intro={children}
      className={isWide ? undefined : 'sm:max-w-md'}
    >
      <div className="mt-4 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onCancel}>
          {cancelLabel}
        </Button>
        <Button variant={isDanger ? 'danger' : 'primary'} pending={pending} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  );
}
