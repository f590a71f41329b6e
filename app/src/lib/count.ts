const whole = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 0 });

/** Formats a whole number with French thousands: « 1 234 ». */
export function formatCount(count: number): string {
  return whole.format(count);
}

/** Returns « 1 avis », « 24 laveries »: French uses the singular for zero and one. */
export function countOf(count: number, singular: string, plural = `${singular}s`): string {
  return `${formatCount(count)}\u00a0${count < 2 ? singular : plural}`;
}
