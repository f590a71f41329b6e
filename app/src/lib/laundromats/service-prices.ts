interface ServicePrice {
  /** « 690 € » */
  amount: string;
  /** Tax and interval: « HT par mois ». */
  per: string;
  /** Both in one line, for lists and sentences. */
  text: string;
}

const price = (euros: number, per: string): ServicePrice => {
  const amount = `${euros}\u00a0€`;
  return { amount, per, text: `${amount} ${per}` };
};

/** Prices of the services to owners (spec §9), the only place that holds them. Services missing here are quoted. */
export const servicePrices = {
  website: price(690, 'HT'),
  seo: price(97, 'HT par mois'),
  facebook: price(197, 'en une fois'),
  instagram: price(197, 'en une fois'),
  /** Its lowest price. */
  hotline: price(97, 'par mois'),
} as const;
