import type { LaundromatTier } from '#contract/laundromat/laundromat.ts';

/** Names of the tiers in the address of the form. */
const words: Record<LaundromatTier, string> = {
  free: 'gratuite',
  premium: 'premium',
  featured: 'premium-plus',
};

export function tierInAddress(word: string | null): LaundromatTier | null {
  const found = Object.entries(words).find(([, known]) => known === word);
  return found ? (found[0] as LaundromatTier) : null;
}

export const addressWord = (tier: LaundromatTier): string => words[tier];
