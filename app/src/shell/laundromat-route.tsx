import { LaundromatPage } from '../features/laundromat/laundromat-page.tsx';
import { ReportButton } from '../features/reports/report-button.tsx';
import { LaundromatReviews } from '../features/reviews/laundromat-reviews.tsx';

/** `/laverie/:slug`: the laundromat, its reviews and the reports of both, features that do not know each other. */
export function LaundromatRoute() {
  return (
    <LaundromatPage
      reviews={({ id, averageRating, reviewCount, reviews }, reload) => (
        <>
          <LaundromatReviews
            laundromatId={id}
            averageRating={averageRating}
            reviewCount={reviewCount}
            firstReviews={reviews}
            onPosted={reload}
            report={(review) => (
              <ReportButton
                target={{ laundromatId: id, reviewId: review.id }}
                label="Signaler"
                hiddenLabel={`l'avis de ${review.authorName}`}
                className="mt-2 -ml-3"
              />
            )}
          />
          <ReportButton target={{ laundromatId: id }} label="Signaler cette fiche" className="-ml-3" />
        </>
      )}
    />
  );
}
