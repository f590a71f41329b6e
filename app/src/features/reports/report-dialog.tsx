import { DialogWindow } from '#app/ui/windows/dialog-window.tsx';
import type { ReportDraft, ReportTarget } from './report-draft.ts';
import { ReportForm } from './report-form.tsx';

interface ReportDialogProps {
  target: ReportTarget;
  draft: ReportDraft;
  onDraft: (draft: ReportDraft) => void;
  open: boolean;
  onClose: () => void;
}

/** The dialog of a report, loaded when it is opened. */
export function ReportDialog({ target, draft, onDraft, open, onClose }: ReportDialogProps) {
  return (
    <DialogWindow
      open={open}
      onClose={onClose}
      title={target.reviewId ? 'Signaler cet avis' : 'Signaler cette fiche'}
      intro="Un administrateur examine chaque signalement."
    >
      <ReportForm target={target} draft={draft} onDraft={onDraft} onSent={onClose} />
    </DialogWindow>
  );
}
