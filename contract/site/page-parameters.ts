/**
 * Parameters that change a public page. The server renders and caches a page by them alone: it drops all others, like
 * those that newsletters append. The visible part of the map (`carte`) is missing, because the server renders no map.
 */
export const pageParameters = [
  'q',
  'region',
  'city',
  'department',
  'lieu',
  'lat',
  'lng',
  'radius',
  'zone',
  'services',
  'openNow',
  'ouvert',
  'minWasherKg',
  'sort',
  'vue',
  'page',
  // Department of a region's page.
  'departement',
  // Pages of the reviews of a laundromat that are shown.
  'avis',
  'service',
  // Plan of a new laundromat, and the return from its payment page.
  'formule',
  'paiement',
] as const;
