/** How many reviews gave each rating, best first: five counts, five stars to one. */
export type Distribution = readonly [five: number, four: number, three: number, two: number, one: number];

/** Counts reviews that are all at hand. */
export function distributionOf(reviews: readonly { rating: number }[]): Distribution {
  const gave = (rating: number) => reviews.filter((review) => review.rating === rating).length;
  return [gave(5), gave(4), gave(3), gave(2), gave(1)];
}
