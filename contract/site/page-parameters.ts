/**
 * Parameters that change a public page; the server drops all others. The visible part of the map (`carte`) is missing,
 * because the server renders no map.
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
  'departement',
  'avis',
  'service',
  'formule',
  'paiement',
] as const;
