import { LaundromatPage } from './features/laundromat/laundromat-page.tsx';
import { LaundromatReviews } from './features/reviews/laundromat-reviews.tsx';

/** `/laverie/:slug`: where a laundromat and its reviews meet. */
export function LaundromatRoute() {
  return (
    <LaundromatPage
      reviews={({ id, averageRating, reviewCount, reviews }) => (
        <LaundromatReviews
          laundromatId={id}
          averageRating={averageRating}
          reviewCount={reviewCount}
          firstReviews={reviews}
        />
      )}
    />
  );
}
