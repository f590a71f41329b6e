/** Rules of a laundromat listing (spec §3, §5, §9) that page, endpoint and test share. */

export const hoursChoices = [
  '24h/24, 7j/7',
  '7h-22h, 7j/7',
  '6h-22h tous les jours',
  '7h-21h du lundi au samedi',
] as const;
export const defaultHours = hoursChoices[0];

export const listingTiers = ['free', 'premium', 'featured'] as const;
export type ListingTier = (typeof listingTiers)[number];

/** Photos a listing may carry, per tier. */
export const photoCaps: Record<ListingTier, number> = { free: 2, premium: 6, featured: 10 };
export const photoMaxBytes = 5 * 1024 * 1024;
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
/** Widths in pixels that every stored photo exists in. */
export const photoWidths = [480, 960, 1600] as const;
export type PhotoWidth = (typeof photoWidths)[number];

/**
 * The URL of one width of a stored photo. `photos.url` names the whole photo (`/photos/x.webp`, 1600 px wide);
 * its narrower versions lie beside it (`/photos/x-480.webp`). A URL from elsewhere has no variants and comes back as it is.
 */
export function photoVariant(url: string, width: PhotoWidth): string {
  if (!url.startsWith('/photos/') || width === 1600) return url;
  return url.replace(/\.webp$/, `-${width}.webp`);
}

export const featuredDays = 30;
