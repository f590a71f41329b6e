import { TriangleAlert } from 'lucide-react';
import type { OwnerCoverage } from '#contract/billing/billing.ts';

export function RefusedLaundromats({ listings = [] }: { listings?: OwnerCoverage['listings'] }) {
  const refused = listings.filter(({ reason }) => reason === 'refused');
  if (refused.length === 0) return null;
  const one = refused.length === 1;
  return (
    <p
      role="note"
      className="mx-auto mb-6 flex max-w-4xl gap-3 rounded-control bg-sun-100 px-4 py-3 text-pretty"
    >
      <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-sun-700" />
      <span>
        {[
          new Intl.ListFormat('fr').format(refused.map(({ name }) => `«\u00a0${name}\u00a0»`)),
          one ? 'a été refusée et reste hors ligne,' : 'ont été refusées et restent hors ligne,',
          `quelle que soit la formule payée. Corrigez ${one ? 'cette fiche' : 'ces fiches'} depuis votre espace`,
          'propriétaire\u00a0: un administrateur décidera de nouveau.',
        ].join(' ')}
      </span>
    </p>
  );
}
