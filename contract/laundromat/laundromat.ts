export const hoursChoices = [
  '24h/24, 7j/7',
  '7h-22h, 7j/7',
  '6h-22h tous les jours',
  '7h-21h du lundi au samedi',
] as const;
export const defaultHours = hoursChoices[0];

export const laundromatTiers = ['free', 'premium', 'featured'] as const;
export type LaundromatTier = (typeof laundromatTiers)[number];

export const photoCaps: Record<LaundromatTier, number> = { free: 2, premium: 6, featured: 10 };
export const reviewPhotoCap = 3;
export const photoMaxBytes = 5 * 1024 * 1024;
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

export const featuredDays = 30;

/** Days in which an owner can reopen a laundromat that is closed for good; the database has the same limit. */
export const reopenableDays = 30;
export const reopenableUntil = (closedAt: Date) => new Date(closedAt.getTime() + reopenableDays * 86_400_000);

/** Years for which the page of a closed laundromat stays, before its address leads to the page of the town. */
export const closedYears = 1;
