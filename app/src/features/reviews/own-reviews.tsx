import { Link } from 'react-router-dom';
import { graphql } from '#app/graphql/graphql.ts';
import { reviewFragment } from '#app/graphql/laundromats/laundromat-query.ts';
import { useFreshQuery } from '#app/graphql/use-fresh-query.ts';
import { paths } from '#app/paths.ts';
import { Card } from '#app/ui/cards/card.tsx';
import { EmptyState } from '#app/ui/states/empty-state.tsx';
import { ErrorState } from '#app/ui/states/error-state.tsx';
import { Loading, Skeleton } from '#app/ui/states/skeleton.tsx';
import { ReviewItem } from './review-list.tsx';

const ownReviewsQuery = graphql(
  `
    query OwnReviews($me: uuid!, $limit: Int!) {
      reviews(
        where: { laundromat: { owner: { id: { _eq: $me } } } }
        order_by: [{ answeredAt: desc_nulls_first }, { createdAt: desc }, { id: asc }]
        limit: $limit
      ) {
        ...Review
        laundromat {
          id
          name
          slug
        }
      }
    }
  `,
  [reviewFragment],
);

const mostShown = 100;

export function OwnReviews({ me }: { me: string }) {
  const variables = { me, limit: mostShown };
  const { data, failed, refresh } = useFreshQuery({ query: ownReviewsQuery, variables });
  if (failed) return <ErrorState title="Vos avis n'ont pas pu être chargés" onRetry={refresh} />;
  if (!data) {
    return (
      <Loading label="Chargement des avis…">
        <Skeleton className="h-32 w-full" />
      </Loading>
    );
  }
  return (
    <>
      <h2 className="mb-4 text-xl font-bold tracking-tight">Avis de vos clients</h2>
      <Card>
        {data.reviews.length === 0 ? (
          <EmptyState title="Pas encore d'avis">
            Les avis sur vos laveries paraissent ici, et vous pouvez répondre à chacun.
          </EmptyState>
        ) : (
          <ul className="px-4 sm:px-5">
            {data.reviews.map((review) => (
              <ReviewItem
                key={review.id}
                review={review}
                canAnswer
                action={
                  <Link
                    to={paths.laundromat(review.laundromat.slug)}
                    className="inline-flex min-h-11 items-center text-sm font-medium text-blue-700 hover:underline sm:min-h-6"
                  >
                    {review.laundromat.name}
                  </Link>
                }
              />
            ))}
          </ul>
        )}
      </Card>
      {data.reviews.length === mostShown && (
        <p className="mt-3 text-sm text-slate">
          {`${mostShown}\u00a0avis au plus sont affichés, d'abord ceux sans réponse.`}
        </p>
      )}
    </>
  );
}
