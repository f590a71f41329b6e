import type { ListingTier } from '#contract/laundromat/laundromat.ts';

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
