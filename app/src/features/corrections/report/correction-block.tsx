import { Ban, Clock, Euro, type LucideIcon, MapPinOff, Wrench } from 'lucide-react';
import { useCallback, useState } from 'react';
import { afterStart } from '#app/ui/after-start.tsx';
import { Button } from '#app/ui/button.tsx';
import { lazyWindow } from '#app/ui/lazy-window.tsx';
import { correctionTypes, type CorrectionType } from '#contract/corrections/correction-types.ts';
import { type CorrectedLaundromat, type CorrectionDraft, emptyCorrection } from './correction-draft.ts';

const CorrectionDialog = lazyWindow(async () => (await import('./correction-dialog.tsx')).CorrectionDialog);
const CorrectionNotes = afterStart(async () => (await import('./correction-notes.tsx')).CorrectionNotes);

const icons: Record<CorrectionType, LucideIcon> = {
  closed: Ban,
  hours: Clock,
  price: Euro,
  location: MapPinOff,
  machine: Wrench,
};
const types = Object.keys(correctionTypes) as CorrectionType[];

/** « Signaler une erreur »: one press chooses what is wrong, the second one sends it. */
export function CorrectionBlock({ laundromat }: { laundromat: CorrectedLaundromat }) {
  const [chosen, setChosen] = useState<CorrectionType>('closed');
  const [open, setOpen] = useState(false);
  const [drafts, setDrafts] = useState<Partial<Record<CorrectionType, CorrectionDraft>>>({});
  // This must stay the same function: the form saves its text whenever the function changes.
  const saveDraft = useCallback(
    (draft: CorrectionDraft) => setDrafts((others) => ({ ...others, [draft.kind]: draft })),
    [],
  );
  const close = () => setOpen(false);
  return (
    <section aria-labelledby="erreur" className="noscript:hidden">
      <h2 id="erreur" className="text-2xl font-bold tracking-tight">
        Signaler une erreur
      </h2>
      <p className="mt-2 text-slate">
        {`Sans compte. ${laundromat.hasOwner ? 'Le propriétaire et notre équipe vérifient.' : 'Notre équipe vérifie.'}`}
      </p>
      <ul className="mt-4 flex flex-wrap gap-2">
        {types.map((type) => {
          const Icon = icons[type];
          return (
            <li key={type}>
              <Button
                variant="secondary"
                aria-haspopup="dialog"
                onClick={() => {
                  setChosen(type);
                  setOpen(true);
                }}
              >
                <Icon aria-hidden className="size-4.5 text-blue-700" />
                <span>{correctionTypes[type]}</span>
              </Button>
            </li>
          );
        })}
      </ul>
      <div className="mt-4 max-w-xl space-y-3 empty:hidden">
        <CorrectionNotes laundromatId={laundromat.id} />
      </div>
      <CorrectionDialog
        laundromat={laundromat}
        draft={drafts[chosen] ?? emptyCorrection(chosen)}
        onDraft={saveDraft}
        open={open}
        onClose={close}
      />
    </section>
  );
}
