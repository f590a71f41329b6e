/** Widths in pixels that every stored photo exists in. */
export const photoWidths = [480, 960, 1600] as const;
export type PhotoWidth = (typeof photoWidths)[number];

/**
 * Returns the URL of one width of a stored photo. `photos.url` names the full photo (`/photos/x.webp`, 1600 px wide); its
 * narrower versions are beside it (`/photos/x-480.webp`). An external URL has no variants and is returned unchanged.
 */
export function photoVariant(url: string, width: PhotoWidth): string {
  if (!url.startsWith('/photos/') || width === 1600) return url;
  return url.replace(/\.webp$/, `-${width}.webp`);
}

/** Attributes of the `<img>` of a photo. The server's preload uses the same ones. */
export interface ShownPhoto {
  src: string;
  /** Absent for an external photo, which exists in one width only. */
  srcSet?: string;
  sizes: string;
}

/** Width of the first photo on a laundromat's page. */
export const mainPhotoSizes = '(min-width: 80rem) 40rem, (min-width: 40rem) 50vw, 100vw';

/** Width of the photo of a card. */
export const cardPhotoSizes = '(min-width: 1024px) 160px, 96px';

/** A photo of a laundromat's page, in any width that it is stored in. */
export function pagePhoto(url: string, sizes: string): ShownPhoto {
  return shownPhoto(url, photoWidths, 960, sizes);
}

/** The photo of a card, which is never as wide as the screen of a computer. */
export function cardPhoto(url: string, sizes: string): ShownPhoto {
  return shownPhoto(url, [480, 960], 480, sizes);
}

function shownPhoto(
  url: string,
  widths: readonly PhotoWidth[],
  usual: PhotoWidth,
  sizes: string,
): ShownPhoto {
  const isStored = photoVariant(url, 480) !== url;
  const srcSet = widths.map((width) => `${photoVariant(url, width)} ${width}w`).join(', ');
  return { src: photoVariant(url, usual), ...(isStored && { srcSet }), sizes };
}
