import type { FormEvent } from 'react';
import { Button } from '#app/ui/button.tsx';
import type { DialogProps } from './dialog-window.tsx';
import { Dialog, WindowButtons } from './dialog.tsx';

interface FormDialogProps extends Omit<DialogProps, 'placement' | 'className'> {
  submitLabel: string;
  cancelLabel?: string;
  isDanger?: boolean;
  pending: boolean;
  onSubmit: (event: FormEvent) => Promise<void>;
}

/** A window with a form and its two buttons. */
export function FormDialog(props: FormDialogProps) {
  const { submitLabel, cancelLabel = 'Annuler', isDanger, pending, onSubmit, children, ...dialog } = props;
  return (
    <Dialog {...dialog}>
      <form noValidate onSubmit={(event) => void onSubmit(event)} className="mt-3 space-y-4">
        {children}
        <WindowButtons>
          <Button variant="secondary" onClick={dialog.onClose}>
            {cancelLabel}
          </Button>
          <Button type="submit" variant={isDanger ? 'danger' : 'primary'} pending={pending}>
            {submitLabel}
          </Button>
        </WindowButtons>
      </form>
    </Dialog>
  );
}
