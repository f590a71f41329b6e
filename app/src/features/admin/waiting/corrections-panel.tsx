import type { ReactNode } from 'react';
import type { CorrectionContentFragment } from '#app/data/generated/graphql.ts';
import { correctionFilters, correctionsQuery, correctionsFilter } from './corrections-query.ts';
import { ListPanel } from '../lists/list-panel.tsx';
import type { AdminUrl } from '../lists/use-admin-url.ts';

/** The row of a correction, part of another feature. */
export type CorrectionRowSlot = (correction: CorrectionContentFragment, onDecided: () => void) => ReactNode;

interface CorrectionsPanelProps {
  url: AdminUrl;
  row: CorrectionRowSlot;
  onChanged: () => void;
}

/** Lists the facts that visitors say are wrong. */
export function CorrectionsPanel({ url, row, onChanged }: CorrectionsPanelProps) {
  return (
    <ListPanel
      url={url}
      heading="titre-corrections"
      title="Erreurs signalées"
      filters={correctionFilters}
      query={correctionsQuery}
      variables={(page) => ({ ...correctionsFilter(url.filter), ...page })}
      rows={(data) => data.fact_corrections}
      total={(data) => data.fact_corrections_aggregate}
      empty={{
        title: url.filter ? 'Aucune erreur ici' : 'Aucune erreur à traiter',
        text: 'Les visiteurs peuvent signaler un prix, des horaires, un lieu ou une fermeture.',
      }}
      onChanged={onChanged}
      item={row}
    />
  );
}
