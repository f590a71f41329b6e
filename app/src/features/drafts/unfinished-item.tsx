import { type ReactNode, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { ConfirmDialog } from '#app/ui/windows/confirm-dialog.tsx';

interface UnfinishedItemProps {
  name: string;
  text: string;
  /** The button that finishes it; nothing while the bank has to answer. */
  action?: ReactNode;
  discardLabel: string;
  /** Title of the dialog, which asks before it is discarded. */
  question: string;
  /** The loss that the dialog names. */
  warning: string;
  pending: boolean;
  onDiscard: () => void;
}

/** Something that was left half-way, with the way to finish it and to discard it, which asks first. */
export function UnfinishedItem(props: UnfinishedItemProps) {
  const { name, text, action, discardLabel, question, warning, pending, onDiscard } = props;
  const [asking, setAsking] = useState(false);
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 p-4 sm:p-5">
      <div className="min-w-0 flex-1 basis-60">
        <p className="text-lg/[1.5rem] font-bold wrap-anywhere">{name}</p>
        <p className="mt-1 text-slate">{text}</p>
      </div>
      {action && (
        <div className="flex max-w-full flex-wrap items-center gap-2">
          {action}
          <Button variant="faint" size="small" pending={pending} onClick={() => setAsking(true)}>
            <span>{discardLabel}</span>
            <span className="sr-only">{`, ${name}`}</span>
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={asking}
        title={question}
        confirmLabel={discardLabel}
        cancelLabel="Garder"
        onConfirm={() => {
          setAsking(false);
          onDiscard();
        }}
        onCancel={() => setAsking(false)}
      >
        {warning}
      </ConfirmDialog>
    </li>
  );
}
