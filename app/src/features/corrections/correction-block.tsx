import { Ban, Clock, Euro, type LucideIcon, MapPinOff, Wrench } from 'lucide-react';
import { useCallback, useState } from 'react';
import { correctionTypes, type CorrectionType } from '#contract/corrections/corrections.ts';
import { OutboxNotes } from '#app/offline/outbox-notes.tsx';
import { useFormOutbox } from '#app/offline/use-outbox.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { type CorrectedLaundromat, type CorrectionDraft, emptyCorrection } from './correction-draft.ts';
import { CorrectionForm } from './correction-form.tsx';

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
  // Its identity must not change: the form saves its text whenever it does.
  const saveDraft = useCallback(
    (draft: CorrectionDraft) => setDrafts((others) => ({ ...others, [draft.kind]: draft })),
    [],
  );
  // A refused correction is shown with its reason; its few words are typed again sooner than restored.
  const restore = () => undefined;
  const outbox = useFormOutbox({ kind: 'correction', place: laundromat.id, isEmpty: true, restore });
  const close = () => setOpen(false);
  return (
    <section aria-labelledby="erreur" className="noscript:hidden">
      <h2 id="erreur" className="text-2xl font-bold tracking-tight">
        Signaler une erreur
      </h2>
      <p className="mt-2 text-slate">Sans compte. Le propriétaire et notre équipe vérifient.</p>
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
                {correctionTypes[type]}
              </Button>
            </li>
          );
        })}
      </ul>
      <div className="mt-4 max-w-xl space-y-3 empty:hidden">
        <OutboxNotes
          form={outbox}
          noun="signalement"
          text={({ body }) => correctionTypes[(body as CorrectionDraft).kind]}
          onGiveUp={restore}
        />
      </div>
      <Dialog open={open} onClose={close} title={correctionTypes[chosen]} intro={laundromat.name}>
        <CorrectionForm
          key={chosen}
          laundromat={laundromat}
          draft={drafts[chosen] ?? emptyCorrection(chosen)}
          onDraft={saveDraft}
          onSent={close}
        />
      </Dialog>
    </section>
  );
}
