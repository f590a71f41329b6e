// Titles that the first view contains, apart from routes.ts, which would enlarge it.

export const homeTitle = 'Lavoir · Les laveries en libre-service de France';

/** The titles of addresses that lead nowhere, the same from the server as in the app. */
export const missingTitles = {
  page: '404 Page Not Found · Lavoir',
  laundromat: 'Laverie non trouvée · Lavoir',
  place: 'Aucune laverie à cette adresse · Lavoir',
} as const;
