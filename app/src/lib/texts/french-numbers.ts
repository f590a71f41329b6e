import { lazily } from '#contract/lazily.ts';

const oneDecimal = lazily(
  () => new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);
const whole = lazily(() => new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 0 }));

export function formatRating(value: number): string {
  return oneDecimal().format(value);
}

export function formatCount(count: number): string {
  return whole().format(count);
}

export function countOf(count: number, singular: string, plural = `${singular}s`): string {
  return `${formatCount(count)}\u00a0${count < 2 ? singular : plural}`;
}

/** Returns « 850 m », « 2,4 km » or « 34 km », as precise as a walker or a driver needs. */
export function formatLength(km: number): string {
  const metres = Math.max(10, Math.round((km * 1000) / 10) * 10);
  if (metres < 1000) return `${metres}\u00a0m`;
  const tenths = Math.round(km * 10) / 10;
  return `${tenths < 10 ? oneDecimal().format(tenths) : whole().format(km)}\u00a0km`;
}

export function formatDistance(km: number): string {
  return `à ${formatLength(km)}`;
}
