import { DialogWindow } from '#app/ui/windows/dialog-window.tsx';
import { correctionTypes } from '#contract/corrections/correction-types.ts';
import type { CorrectedLaundromat, CorrectionDraft } from './correction-block.tsx';
import { CorrectionForm } from './correction-form.tsx';

interface CorrectionDialogProps {
  laundromat: CorrectedLaundromat;
  draft: CorrectionDraft;
  onDraft: (draft: CorrectionDraft) => void;
  open: boolean;
  onClose: () => void;
}

export function CorrectionDialog({ laundromat, draft, onDraft, open, onClose }: CorrectionDialogProps) {
  return (
    <DialogWindow open={open} onClose={onClose} title={correctionTypes[draft.kind]} intro={laundromat.name}>
      <CorrectionForm
        key={draft.kind}
        laundromat={laundromat}
        draft={draft}
        onDraft={onDraft}
        onSent={onClose}
      />
    </DialogWindow>
  );
}
