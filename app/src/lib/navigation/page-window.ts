export const pageHref = (page: number) => (page > 1 ? `?page=${page}` : '?');

/** Returns the page that a parameter of an address names, from 1 to 99 999; 1 for anything else. */
export function pageNumber(value: string | null): number {
  return value && /^[1-9]\d{0,4}$/.test(value) ? Number(value) : 1;
}

/**
 * Returns at most `size` page numbers, the current one in the middle where possible. A `page` outside 1…`pageCount` is
 * clamped.
 */
export function pageWindow(page: number, pageCount: number, size: number): number[] {
  const shown = Math.min(size, pageCount);
  const current = Math.min(Math.max(1, page), Math.max(1, pageCount));
  const centred = current - Math.floor(shown / 2);
  const first = Math.min(Math.max(1, centred), pageCount - shown + 1);
  return Array.from({ length: shown }, (_, index) => first + index);
}
