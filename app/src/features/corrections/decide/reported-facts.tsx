import { TriangleAlert } from 'lucide-react';
import type { CorrectionType } from '#contract/corrections/correction-types.ts';

const hints: Record<CorrectionType, string> = {
  closed: 'Plusieurs visiteurs signalent que cette laverie est fermée définitivement.',
  hours: 'Plusieurs visiteurs signalent que les horaires sont faux.',
  price: 'Plusieurs visiteurs signalent que le prix est faux.',
  location: "Plusieurs visiteurs signalent que la laverie n'est pas à cet endroit.",
  machine: 'Plusieurs visiteurs signalent une machine en panne depuis moins de 48\u00a0h.',
};

/** Warns of facts that several visitors have reported, before anybody has decided about them. */
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
