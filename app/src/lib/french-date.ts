const parts = new Intl.DateTimeFormat('fr-FR', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Europe/Paris',
});

const month = new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', timeZone: 'Europe/Paris' });

/** « Mars 2026 », as it stands alone. */
export function formatMonth(timestamp: string): string {
  const text = month.format(new Date(timestamp));
  return text.charAt(0).toLocaleUpperCase('fr') + text.slice(1);
}

/** « 12 mars 2026 », « 1er mai 2026 »: the day it was in France, whatever the zone of the device. */
export function formatDay(timestamp: string): string {
  return parts.format(new Date(timestamp)).replace(/^1 /, '1er ');
}

const moment = new Intl.DateTimeFormat('fr-FR', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});

/** « 12 mars à 08:30 », by the clock of the device. */
export function formatMoment(at: number): string {
  return moment.format(at).replace(/^1 /, '1er ');
}
