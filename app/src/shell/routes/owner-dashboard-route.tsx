import { lazy, Suspense } from 'react';
import { Profile } from '#app/features/account/dashboard/profile.tsx';
import { UnconfirmedEmail } from '#app/features/account/verification/unconfirmed-email.tsx';
import { FindLaundromat } from '#app/features/claims/find-laundromat.tsx';
import { ConfirmFacts } from '#app/features/corrections/decide/confirm-facts.tsx';
import { OwnedCorrections } from '#app/features/corrections/decide/owned-corrections.tsx';
import { OwnerDashboardPage } from '#app/features/owner/dashboard/owner-dashboard-page.tsx';
import { LaundromatStatistics } from '#app/features/statistics/laundromat-statistics.tsx';

const OwnClaims = lazy(async () => ({
  default: (await import('#app/features/claims/own-claims.tsx')).OwnClaims,
}));

const UnfinishedSubmissions = lazy(async () => ({
  default: (await import('#app/features/submission/unfinished/unfinished-submissions.tsx'))
    .UnfinishedSubmissions,
}));

const OwnDisputes = lazy(async () => ({
  default: (await import('#app/features/claims/own-disputes.tsx')).OwnDisputes,
}));

const OwnReviews = lazy(async () => ({
  default: (await import('#app/features/reviews/own-reviews.tsx')).OwnReviews,
}));

const OwnQuestions = lazy(async () => ({
  default: (await import('#app/features/questions/own-questions.tsx')).OwnQuestions,
}));

/**
 * `/owner-dashboard`: joins separate features: the owner's laundromats, unfinished submissions, claims, reviews, questions, corrections
 * and figures, and the account.
 */
export function OwnerDashboardRoute() {
  return (
    <>
      <UnconfirmedEmail />
      <OwnerDashboardPage
        claims={(user) => (
          <Suspense>
            <OwnDisputes />
            <UnfinishedSubmissions userId={user.id} />
            <OwnClaims />
          </Suspense>
        )}
        finder={<FindLaundromat />}
        profile={(user) => <Profile user={user} />}
        reviews={(user) => (
          <Suspense>
            <OwnQuestions me={user.id} />
            <OwnReviews me={user.id} />
          </Suspense>
        )}
        corrections={(onDecided) => <OwnedCorrections onDecided={onDecided} />}
        statistics={(laundromat) => <LaundromatStatistics laundromat={laundromat} />}
        freshness={(laundromat) => <ConfirmFacts laundromat={laundromat} />}
      />
    </>
  );
}
