/** Prices of the services to owners, as the specification's §9 has them; the two without one are quoted. */
export const servicePrices = {
  website: '690 € HT',
  seo: '97 € HT par mois',
  facebook: '197 €, une fois',
  instagram: '197 €, une fois',
  socialMedia: 'sur devis',
  hotline: 'dès 97 € par mois',
} as const;
