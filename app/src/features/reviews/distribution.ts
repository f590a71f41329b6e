/** Number of reviews per rating: five counts, from five stars to one. */
export type Distribution = readonly [five: number, four: number, three: number, two: number, one: number];

/** Counts the ratings of loaded reviews. */
export function distributionOf(reviews: readonly { rating: number }[]): Distribution {
  const gave = (rating: number) => reviews.filter((review) => review.rating === rating).length;
  return [gave(5), gave(4), gave(3), gave(2), gave(1)];
}
