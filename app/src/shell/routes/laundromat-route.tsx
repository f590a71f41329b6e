import type { ReactNode } from 'react';
import { ClaimInvitation } from '#app/features/claims/claim-invitation.tsx';
import { ReportedFacts } from '#app/features/corrections/decide/reported-facts.tsx';
import { CorrectionBlock } from '#app/features/corrections/report/correction-block.tsx';
import { LaundromatPage } from '#app/features/laundromat/laundromat-page.tsx';
import { AskOwner } from '#app/features/questions/ask-owner.tsx';
import { ReportButton } from '#app/features/reports/report-button.tsx';
import { LaundromatReviews } from '#app/features/reviews/read/laundromat-reviews.tsx';
import { useOwnership } from '#app/features/reviews/read/use-ownership.ts';
import { formatDay } from '#app/lib/time/french-date.ts';
import { afterStart } from '#app/ui/after-start.tsx';

const LaundromatRecords = afterStart(
  async () => (await import('./laundromat-records.tsx')).LaundromatRecords,
);

/**
 * `/laverie/:slug`: joins separate features: the laundromat, its corrections, its reviews, questions to its owner, its
 * claims and the reports.
 */
export function LaundromatRoute() {
  return (
    <LaundromatPage
      reported={({ reportedFacts }) => <ReportedFacts facts={reportedFacts} />}
      reviews={(laundromat, reload) => {
        const { id, name, isActive, hasOwner, averageRating, reviewCount, reviews } = laundromat;
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
                  hiddenLabel={`l'avis de ${review.authorName} du ${formatDay(review.createdAt)}`}
                  className="-my-2 -mr-3 ml-auto"
                />
              )}
            />
            <ForOthers id={id}>{isActive && hasOwner && <AskOwner laundromat={laundromat} />}</ForOthers>
            {isActive && <CorrectionBlock laundromat={laundromat} />}
            <ForOthers id={id}>{isActive && <ClaimInvitation laundromat={laundromat} />}</ForOthers>
            <ReportButton target={{ laundromatId: id }} label="Signaler cette fiche" className="-ml-3" />
          </>
        );
      }}
    />
  );
}

/** A part of the page that the owner of the laundromat does not see. */
function ForOthers({ id, children }: { id: string; children: ReactNode }) {
  return useOwnership(id) ? null : children;
}
