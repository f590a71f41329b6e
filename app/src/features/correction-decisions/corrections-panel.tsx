import { ListPanel } from '#app/features/admin-lists/list-panel.tsx';
import type { AdminUrl } from '#app/features/admin-lists/use-admin-url.ts';
import { graphql } from '#app/graphql/graphql.ts';
import { paths } from '#app/paths.ts';
import { correctionContent, CorrectionRow } from './correction-row.tsx';

const correctionFilters = [
  { value: '', label: 'À traiter' },
  { value: 'accepted', label: 'Acceptées' },
  { value: 'dismissed', label: 'Écartées' },
] as const;

/** Without a filter, the list includes confirmed closures that await an administrator. */
const correctionsFilter = (filter: string) =>
  filter ? { status: filter, ofClosures: [] } : { status: 'open', ofClosures: ['accepted'] };

const correctionsQuery = graphql(
  `
    query AdminCorrections($status: String!, $ofClosures: [String!]!, $limit: Int!, $offset: Int!) {
      rows: fact_corrections(
        where: {
          _or: [
            { status: { _eq: $status } }
            { status: { _in: $ofClosures }, kind: { _eq: "closed" }, laundromat: { isActive: { _eq: true } } }
          ]
        }
        order_by: [{ createdAt: desc }, { id: asc }]
        limit: $limit
        offset: $offset
      ) {
        ...CorrectionContent
      }
      total: fact_corrections_aggregate(
        where: {
          _or: [
            { status: { _eq: $status } }
            { status: { _in: $ofClosures }, kind: { _eq: "closed" }, laundromat: { isActive: { _eq: true } } }
          ]
        }
      ) {
        aggregate {
          count
        }
      }
    }
  `,
  [correctionContent],
);

export function CorrectionsPanel({ url, onChanged }: { url: AdminUrl; onChanged: () => void }) {
  return (
    <ListPanel
      url={url}
      title="Erreurs signalées"
      filters={correctionFilters}
      query={correctionsQuery}
      variables={(page) => ({ ...correctionsFilter(url.filter), ...page })}
      empty={{
        title: url.filter ? 'Aucune erreur ici' : 'Aucune erreur à traiter',
        text: 'Les visiteurs peuvent signaler un prix, des horaires, un lieu ou une fermeture.',
      }}
      onChanged={onChanged}
      item={(correction, onDecided) => (
        <CorrectionRow
          key={correction.id}
          correction={correction}
          edit={{
            to: `${paths.adminDashboard}?onglet=laveries&q=${encodeURIComponent(correction.laundromat.slug)}`,
            label: 'Gérer la fiche',
          }}
          withdraws
          onDecided={onDecided}
        />
      )}
    />
  );
}
