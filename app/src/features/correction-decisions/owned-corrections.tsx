import { graphql } from '#app/graphql/graphql.ts';
import { useFreshQuery } from '#app/graphql/use-fresh-query.ts';
import { paths } from '#app/paths.ts';
import { Card } from '#app/ui/cards/card.tsx';
import { focusList } from '#app/ui/focus/focus-keeper.ts';
import { EmptyState } from '#app/ui/states/empty-state.tsx';
import { ErrorState } from '#app/ui/states/error-state.tsx';
import { Loading, Skeleton } from '#app/ui/states/skeleton.tsx';
import { correctionContent, CorrectionRow } from './correction-row.tsx';

/** The permissions of the role limit the rows to the owner's laundromats. */
const ownedCorrectionsQuery = graphql(
  `
    query OwnedCorrections {
      fact_corrections(
        where: { status: { _eq: "open" } }
        order_by: [{ createdAt: desc }, { id: asc }]
        limit: 100
      ) {
        ...CorrectionContent
      }
    }
  `,
  [correctionContent],
);

export function OwnedCorrections({ onDecided }: { onDecided: () => void }) {
  const { data, failed, refresh } = useFreshQuery({ query: ownedCorrectionsQuery, variables: {} });
  const decided = () => {
    refresh();
    onDecided();
  };
  if (failed) return <ErrorState title="Les signalements n'ont pas pu être chargés" onRetry={refresh} />;
  if (!data) {
    return (
      <Loading label="Chargement des signalements…">
        <Skeleton className="h-32 w-full" />
      </Loading>
    );
  }
  const corrections = data.fact_corrections.filter(({ status }) => status === 'open');
  return (
    <>
      <h2 id="titre-signalements" className="mb-4 text-xl font-bold tracking-tight">
        Erreurs signalées par des visiteurs
      </h2>
      <Card>
        {corrections.length === 0 ? (
          <EmptyState title="Aucune erreur signalée">
            Les visiteurs peuvent signaler un prix, des horaires ou une machine en panne.
          </EmptyState>
        ) : (
          <ul {...focusList('titre-signalements')} className="divide-y divide-line">
            {corrections.map((correction) => (
              <CorrectionRow
                key={correction.id}
                correction={correction}
                edit={{ to: paths.editLaundromat(correction.laundromat.id), label: 'Modifier la fiche' }}
                onDecided={decided}
              />
            ))}
          </ul>
        )}
      </Card>
    </>
  );
}
