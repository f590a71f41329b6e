import type { CountKind } from '#contract/statistics/count-kinds.ts';

/** Names of what is counted; the short ones fit above a column. */
export const kindLabels: Record<CountKind, { long: string; short: string }> = {
  shown: { long: 'Vues en liste', short: 'Listes' },
  opened: { long: 'Fiche ouverte', short: 'Fiche' },
  called: { long: 'Appels', short: 'Appels' },
  directions: { long: 'Itinéraires', short: 'Itinér.' },
  saved: { long: 'Favoris', short: 'Favoris' },
};
