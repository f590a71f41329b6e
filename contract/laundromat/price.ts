import { lazily } from '../lazily.ts';

const euros = lazily(() => new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' }));

/** « 4,50 € » from the decimal string that numeric columns travel as; null when there is no usable price. */
export function formatPrice(amount: string | number | null | undefined): string | null {
  if (amount === null || amount === undefined || amount === '') return null;
  const value = Number(amount);
  return Number.isFinite(value) && value >= 0 ? euros().format(value) : null;
}
