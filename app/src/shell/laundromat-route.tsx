import { LaundromatPage } from '../features/laundromat/laundromat-page.tsx';
import { LaundromatReviews } from '../features/reviews/laundromat-reviews.tsx';

/** `/laverie/:slug`: the laundromat and its reviews, two features that do not know each other. */
export function LaundromatRoute() {
  return (
    <LaundromatPage
      reviews={({ id, averageRating, reviewCount, reviews }, reload) => (
        <LaundromatReviews
          laundromatId={id}
          averageRating={averageRating}
          reviewCount={reviewCount}
          firstReviews={reviews}
          onPosted={reload}
        />
      )}
    />
  );
}
