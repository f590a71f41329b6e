import { formatDay } from '#contract/local-clock.ts';

const day = 24 * 60 * 60_000;
const staleAfterMs = 365 * day;

export function checkedSentence(checkedAt: string | null, now: Date): string {
  if (checkedAt === null) return 'Informations non vérifiées';
  const thisYear = formatDay(now.toISOString()).slice(-' 2026'.length);
  const checkedOn = formatDay(checkedAt);
  const shown = checkedOn.endsWith(thisYear) ? checkedOn.slice(0, -thisYear.length) : checkedOn;
  const isStale = now.getTime() - Date.parse(checkedAt) > staleAfterMs;
  return `Vérifié le ${shown}${isStale ? ', à confirmer' : ''}`;
}
