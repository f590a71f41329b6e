export const photoWidths = [480, 960, 1600] as const;
/** For wide and dense screens; only for photos wider than 1600 pixels. */
export const denseWidth = 2400;
export type PhotoWidth = (typeof photoWidths)[number] | typeof denseWidth;

/** Largest ratio of height to width: a WebP has at most 16 383 pixels on a side. */
export const highest = 3;

/**
 * Returns the URL of one width of a stored photo. `photos.url` names 1600 pixels (`/photos/x.webp`), the others are
 * beside it (`/photos/x-480.webp`). An external URL is returned unchanged.
 */
export function photoVariant(url: string, width: PhotoWidth): string {
  if (!url.startsWith('/photos/') || width === 1600) return url;
  return url.replace(/\.webp$/, `-${width}.webp`);
}

export const previewSize = { width: 1200, height: 630 };

export function photoPreviewUrl(url: string): string | undefined {
  return /^\/photos\/.+\.webp$/.test(url) ? url.replace(/webp$/, 'jpg') : undefined;
}

interface PhotoSize {
  width: number;
  height: number;
}

/**
 * Pixels of the widest version, as the name states them (`/photos/x_2400x1800.webp`); undefined for an external or
 * older photo.
 */
function photoSize(url: string): PhotoSize | undefined {
  const [, width, height] = /_(\d+)x(\d+)\.webp$/.exec(url) ?? [];
  return width && height ? { width: Number(width), height: Number(height) } : undefined;
}

function versionWidth(version: PhotoWidth, { width, height }: PhotoSize): number {
  return Math.round(width * Math.min(1, version / width, (highest * version) / height));
}

export interface ShownPhoto {
  src: string;
  srcSet?: string;
  sizes: string;
  style?: { maxWidth: number; maxHeight: number };
}

export const mainPhotoSizes = '(min-width: 80rem) 40rem, (min-width: 40rem) 50vw, 100vw';

export const cardPhotoSizes = '(min-width: 1024px) 160px, 96px';

/** Attributes of a photo in every width, never shown larger than it is. */
export function pagePhoto(url: string, sizes: string): ShownPhoto {
  const size = photoSize(url);
  if (!size) return shownPhoto(url, inWidths(url, photoWidths), 960, sizes);
  const widths = [...photoWidths, denseWidth] as const;
  const first = widths.findIndex((width) => versionWidth(width, size) === size.width);
  const srcSet = widths
    .slice(0, first + 1)
    .map((width) => `${photoVariant(url, width)} ${versionWidth(width, size)}w`)
    .join(', ');
  const style = { maxWidth: size.width, maxHeight: size.height };
  return { ...shownPhoto(url, srcSet, 960, sizes), style };
}

/** Attributes of a photo on a card, in the two smaller widths. */
export function cardPhoto(url: string, sizes: string): ShownPhoto {
  return shownPhoto(url, inWidths(url, [480, 960]), 480, sizes);
}

function inWidths(url: string, widths: readonly PhotoWidth[]): string {
  return widths.map((width) => `${photoVariant(url, width)} ${width}w`).join(', ');
}

function shownPhoto(url: string, srcSet: string, usual: PhotoWidth, sizes: string): ShownPhoto {
  const isStored = photoVariant(url, 480) !== url;
  return { src: photoVariant(url, usual), ...(isStored && { srcSet }), sizes };
}
