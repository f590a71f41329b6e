import { countOf } from '#app/lib/texts/french-numbers.ts';
import type { LaundromatTier } from '#contract/laundromat/laundromat.ts';

interface Price {
  /** Decimal string. */
  price: string;
  interval: 'month' | 'year' | null;
}

interface Offer extends Price {
  allowFeatured: boolean;
}

export function tierOfPlan({ price, allowFeatured }: Pick<Offer, 'price' | 'allowFeatured'>): LaundromatTier {
  if (Number(price) === 0) return 'free';
  return allowFeatured ? 'featured' : 'premium';
}

export const tierPromises: Record<LaundromatTier, string> = {
  free: "Être présent dans l'annuaire",
  premium: 'À égalité, passer avant les fiches gratuites',
  featured: 'À égalité, passer devant, à tour de rôle',
};

/** Returns the price in whole euros, as the specification shows it, and its interval: « 59 € », « par an ». */
export function planPrice({ price, interval }: Price): { amount: string; period: string | null } {
  if (Number(price) === 0) return { amount: 'Gratuit', period: null };
  const period = { month: 'par mois', year: 'par an' }[interval ?? 'month'];
  return { amount: `${Math.round(Number(price))}\u00a0€`, period };
}

/** Adds the visitor's plan to those on sale. */
export const withOwnPlan = <Plan extends { id: string }>(plans: readonly Plan[], own: Plan | undefined) =>
  own && !plans.some(({ id }) => id === own.id) ? [...plans, own] : plans;

export function laundromatLimit(maxLaundromats: number): string {
  return maxLaundromats === -1 ? 'Laveries illimitées' : countOf(maxLaundromats, 'laverie');
}
