import type { ListingTier } from '#contract/laundromat.ts';

/** The tier as the address of the form names it. */
const words: Record<ListingTier, string> = {
  free: 'gratuite',
  premium: 'premium',
  featured: 'premium-plus',
};

export function tierInAddress(word: string | null): ListingTier | null {
  const found = Object.entries(words).find(([, known]) => known === word);
  return found ? (found[0] as ListingTier) : null;
}

export const addressWord = (tier: ListingTier): string => words[tier];

/** What each tier is for, in one line. */
export const tierPromises: Record<ListingTier, string> = {
  free: "Être présent dans l'annuaire",
  premium: 'Passer avant les fiches gratuites',
  featured: 'Paraître en première page',
};
