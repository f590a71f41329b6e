/** The titles of addresses that lead nowhere, the same from the server as in the app. */
export const missingTitles = {
  page: '404 Page Not Found · Lavoir',
  laundromat: 'Laverie non trouvée · Lavoir',
  place: 'Aucune laverie à cette adresse · Lavoir',
} as const;

/** What the page at this path says when nothing is there. */
export function missingTitle(path: string): string {
  if (/^\/laverie\/[^/]+\/*$/i.test(path)) return missingTitles.laundromat;
  if (/^\/laveries\/[^/]+(\/[^/]+)?\/*$/i.test(path)) return missingTitles.place;
  return missingTitles.page;
}
