import { capitalized } from '#contract/laundromat/weekly-hours.ts';
import { lazily } from '#contract/lazily.ts';

const parts = lazily(
  () =>
    new Intl.DateTimeFormat('fr-FR', {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'Europe/Paris',
    }),
);

const month = lazily(
  () => new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', timeZone: 'Europe/Paris' }),
);

/** Returns « Mars 2026 », capitalized for use outside a sentence. */
export function formatMonth(timestamp: string): string {
  return capitalized(month().format(new Date(timestamp)));
}

/** Returns « 12 mars 2026 » or « 1er mai 2026 »: the day in France, in any time zone of the device. */
export function formatDay(timestamp: string): string {
  return parts().format(new Date(timestamp)).replace(/^1 /, '1er ');
}

const moment = lazily(
  () =>
    new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' }),
);

/** Returns « 12 mars à 08:30 » by the device's clock. */
export function formatMoment(at: number): string {
  return moment().format(at).replace(/^1 /, '1er ');
}
