import type { OwnedLaundromatsQuery } from '#app/graphql/generated/graphql.ts';
import { formatCount } from '#app/lib/texts/french-numbers.ts';
import { spaced } from '#contract/site/french-spacing.ts';
import {
  countedMonths,
  countKinds,
  frenchMonthOf,
  type CountKind,
} from '#contract/statistics/count-kinds.ts';

export type StoredCount = OwnedLaundromatsQuery['laundromats'][number]['counts'][number];

export interface MonthCounts {
  month: string;
  /** False before the first count of the laundromat: nothing is known about such a month. */
  isCounted: boolean;
  counts: Record<CountKind, number>;
  /** Types whose figure is approximate, because a network address sent more counts than it may add in a day. */
  capped: ReadonlySet<string>;
}

export function monthCounts(stored: readonly StoredCount[], now: Date): MonthCounts[] {
  const first = firstCount(stored)?.month;
  return Array.from({ length: countedMonths }, (_, index) => {
    const month = frenchMonthOf(now, countedMonths - 1 - index);
    const rows = stored.filter((row) => row.month === month);
    const counts = Object.fromEntries(
      countKinds.map((kind) => [kind, rows.find((row) => row.kind === kind)?.count ?? 0]),
    ) as Record<CountKind, number>;
    const capped = new Set(rows.filter((row) => row.isCapped).map(({ kind }) => kind));
    return { month, isCounted: first !== undefined && month >= first, counts, capped };
  });
}

export const formatFigure = ({ counts, capped }: MonthCounts, kind: CountKind): string =>
  `${capped.has(kind) ? 'environ ' : ''}${formatCount(counts[kind])}`;

/** Returns the time of the first count; undefined without counts, or if it lies before the months that are shown. */
export function countedSince(stored: readonly StoredCount[], now: Date): string | undefined {
  const first = firstCount(stored);
  return first && first.month > frenchMonthOf(now, countedMonths - 1) ? first.createdAt : undefined;
}

function firstCount(stored: readonly StoredCount[]): StoredCount | undefined {
  return stored.toSorted((one, other) => one.createdAt.localeCompare(other.createdAt))[0];
}

const name = new Intl.DateTimeFormat('fr-FR', { month: 'long', timeZone: 'UTC' });
const nameOf = (month: string) => name.format(new Date(month));

function ofMonth(month: string): string {
  const text = nameOf(month);
  return /^[ao]/.test(text) ? `d'${text}` : `de ${text}`;
}

export function monthSentence(months: readonly MonthCounts[]): string {
  const [before, last, current] = months.slice(-3);
  if (!before || !last || !current) return '';
  const opened = current.counts.opened;
  const times = opened === 0 ? 'pas encore ouverte' : `ouverte ${formatFigure(current, 'opened')} fois`;
  const start = `Fiche ${times} depuis le 1er ${nameOf(current.month)}`;
  if (!before.isCounted) return spaced(`${start}.`);
  return spaced(`${start}${comparison(opened, last)}.`);
}

function comparison(opened: number, last: MonthCounts): string {
  const { month, counts } = last;
  const wholeMonth = `tout le mois ${ofMonth(month)}`;
  if (counts.opened === 0) return opened === 0 ? '' : ` ; elle ne l'avait pas été en ${nameOf(month)}`;
  if (opened > counts.opened) return `, déjà plus que sur ${wholeMonth} (${formatFigure(last, 'opened')})`;
  if (opened === counts.opened) return `, autant que sur ${wholeMonth}`;
  return `, contre ${formatFigure(last, 'opened')} sur ${wholeMonth}`;
}
