/** Data of the queries that the server has answered, by urql's key of the operation. */
export type SentResults = Readonly<Record<number, unknown>>;

/** The data that a page rendered on the server contains, so that the browser need not ask for it. */
export interface SentPage {
  /** Instant that the HTML shows, in ISO format. */
  at: string;
  results: SentResults;
}

/** Id of the JSON element with the data. */
export const sentPageId = 'page-data';

/** Returns the data in the page; null for the plain shell. */
export function readSentPage(): SentPage | null {
  const text = document.getElementById(sentPageId)?.textContent;
  return text ? (JSON.parse(text) as SentPage) : null;
}
