import { Ban, Clock, Euro, type LucideIcon, MapPinOff, TriangleAlert, Wrench } from 'lucide-react';
import { useState } from 'react';
import type { z } from 'zod';
import { Button } from '#app/ui/button.tsx';
import { afterStart, lazyWindow } from '#app/ui/loaded-later.tsx';
import { TitledSection } from '#app/ui/pages/titled-section.tsx';
import { type CorrectionType, correctionTypes } from '#contract/corrections/correction-types.ts';
import type { correctionForm } from '#contract/corrections/corrections.ts';
import type { LocatedLaundromat } from '#contract/laundromat/location.ts';

export type CorrectionDraft = Omit<z.input<typeof correctionForm>, 'id' | 'seenAt'>;

export interface CorrectedLaundromat extends LocatedLaundromat {
  id: string;
  name: string;
  weeklyHours: unknown;
  hasOwner: boolean;
}

const hints: Record<CorrectionType, string> = {
  closed: 'Plusieurs visiteurs signalent que cette laverie est fermée définitivement.',
  hours: 'Plusieurs visiteurs signalent que les horaires sont faux.',
  price: 'Plusieurs visiteurs signalent que le prix est faux.',
  location: "Plusieurs visiteurs signalent que la laverie n'est pas à cet endroit.",
  machine: 'Plusieurs visiteurs signalent une machine en panne depuis moins de 48\u00a0h.',
};

export function ReportedFacts({ facts }: { facts: readonly { kind: string | null }[] }) {
  if (facts.length === 0) return null;
  return (
    <ul className="mt-3 space-y-1 rounded-card bg-sun-100 px-4 py-3">
      {facts.map(({ kind }) => (
        <li key={kind} className="flex gap-3">
          <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-sun-700" />
          <span>{hints[kind as CorrectionType]}</span>
        </li>
      ))}
    </ul>
  );
}

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

export function CorrectionBlock({ laundromat }: { laundromat: CorrectedLaundromat }) {
  const [{ chosen, open }, setShown] = useState({ chosen: 'closed' as CorrectionType, open: false });
  const close = () => setShown({ chosen, open: false });
  // The window may have been closed, and another one opened, while the correction was sent.
  const closeSent = (kind: CorrectionType) =>
    setShown((now) => (now.chosen === kind ? { ...now, open: false } : now));
  return (
    <TitledSection titleId="erreur" title="Signaler une erreur" className="noscript:hidden">
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
                onClick={() => setShown({ chosen: type, open: true })}
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
        kind={chosen}
        onSent={closeSent}
        open={open}
        onClose={close}
      />
    </TitledSection>
  );
}
