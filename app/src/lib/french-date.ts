const parts = new Intl.DateTimeFormat('fr-FR', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Europe/Paris',
});

/** « 12 mars 2026 », « 1er mai 2026 »: the day it was in France, whatever the zone of the device. */
export function formatDay(timestamp: string): string {
  return parts.format(new Date(timestamp)).replace(/^1 /, '1er ');
}
