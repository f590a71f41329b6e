/** Returns the address of a page of the list that is shown, for its links. */
export const pageHref = (page: number) => (page > 1 ? `?page=${page}` : '?');

/** Returns the page that a parameter of an address names, from 1 to 99 999; 1 for anything else. */
export function pageNumber(value: string | null): number {
  return value && /^[1-9]\d{0,4}$/.test(value) ? Number(value) : 1;
}
