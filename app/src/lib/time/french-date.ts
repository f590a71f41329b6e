import { capitalized } from '#contract/laundromat/weekly-hours.ts';
import { lazily } from '#contract/lazily.ts';
import { formatFrenchDay } from '#contract/local-clock.ts';

const month = lazily(
  () => new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', timeZone: 'Europe/Paris' }),
);

export function formatMonth(timestamp: string): string {
  return capitalized(month().format(new Date(timestamp)));
}

const moment = lazily(
  () =>
    new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' }),
);

export function formatMoment(at: number): string {
  return formatFrenchDay(moment(), new Date(at));
}
