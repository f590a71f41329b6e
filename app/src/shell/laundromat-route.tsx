import { CorrectionBlock } from '../features/corrections/correction-block.tsx';
import { ReportedFacts } from '../features/corrections/reported-facts.tsx';
import { LaundromatPage } from '../features/laundromat/laundromat-page.tsx';
import { ReportButton } from '../features/reports/report-button.tsx';
import { LaundromatReviews } from '../features/reviews/laundromat-reviews.tsx';
import { afterStart } from '../ui/after-start.tsx';

const LaundromatRecords = afterStart(
  async () => (await import('./laundromat-records.tsx')).LaundromatRecords,
);

/** `/laverie/:slug`: joins the laundromat, its corrections, its reviews and the reports, which are separate features. */
export function LaundromatRoute() {
  return (
    <LaundromatPage
      reported={({ reportedFacts }) => <ReportedFacts facts={reportedFacts} />}
      reviews={(laundromat, reload) => {
        const { id, name, isActive, averageRating, reviewCount, reviews } = laundromat;
        return (
          <>
            <LaundromatRecords laundromat={laundromat} />
            <LaundromatReviews
              laundromatId={id}
              laundromatName={name}
              averageRating={averageRating}
              reviewCount={reviewCount}
              firstReviews={reviews}
              onPosted={reload}
              report={(review) => (
                <ReportButton
                  target={{ laundromatId: id, reviewId: review.id }}
                  label="Signaler"
                  hiddenLabel={`l'avis de ${review.authorName}`}
                  className="-my-2 -mr-3 ml-auto"
                />
              )}
            />
            {isActive && <CorrectionBlock laundromat={laundromat} />}
            <ReportButton target={{ laundromatId: id }} label="Signaler cette fiche" className="-ml-3" />
          </>
        );
      }}
    />
  );
}
