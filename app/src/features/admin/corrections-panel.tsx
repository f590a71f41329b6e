import type { ReactNode } from 'react';
import type { CorrectionContentFragment } from '#app/data/generated/graphql.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { focusList } from '#app/ui/focus-list.ts';
import { correctionFilters, correctionsQuery, correctionsFilter } from './corrections-query.ts';
import { ListControls } from './list-controls.tsx';
import { ListFoot, pageVariables } from './list-foot.tsx';
import { Panel } from './panel.tsx';
import { useAdminQuery } from './use-admin-query.ts';
import type { AdminUrl } from './use-admin-url.ts';

/** The row of a correction, part of another feature. */
export type CorrectionRowSlot = (correction: CorrectionContentFragment, onDecided: () => void) => ReactNode;

interface CorrectionsPanelProps {
  url: AdminUrl;
  row: CorrectionRowSlot;
  onChanged: () => void;
}

/** Lists the facts that visitors say are wrong. */
export function CorrectionsPanel({ url, row, onChanged }: CorrectionsPanelProps) {
  const query = useAdminQuery({
    query: correctionsQuery,
    variables: {
      ...correctionsFilter(url.filter),
      ...pageVariables(url),
    },
  });
  const changed = () => {
    query.refresh();
    onChanged();
  };
  return (
    <>
      <h2 id="titre-corrections" className="mb-4 text-2xl font-bold tracking-tight">
        Erreurs signalées
      </h2>
      <ListControls url={url} filters={correctionFilters} />
      <Panel
        query={query}
        search={{ url, total: (data) => data.fact_corrections_aggregate.aggregate?.count ?? 0 }}
        isEmpty={({ fact_corrections }) => fact_corrections.length === 0}
        empty={
          <EmptyState title={url.filter ? 'Aucune erreur ici' : 'Aucune erreur à traiter'}>
            Les visiteurs peuvent signaler un prix, des horaires, un lieu ou une fermeture.
          </EmptyState>
        }
      >
        {({ fact_corrections, fact_corrections_aggregate }) => (
          <>
            <ul {...focusList('titre-corrections')} className="divide-y divide-line">
              {fact_corrections.map((correction) => row(correction, changed))}
            </ul>
            <ListFoot url={url} total={fact_corrections_aggregate.aggregate?.count ?? 0} />
          </>
        )}
      </Panel>
    </>
  );
}
