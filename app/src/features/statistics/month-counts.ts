import { formatCount } from '#app/lib/texts/french-numbers.ts';
import {
  countedMonths,
  countKinds,
  frenchMonthOf,
  type CountKind,
} from '#contract/statistics/count-kinds.ts';

/** A row of `laundromat_counts`. */
export interface StoredCount {
  month: string;
  kind: string;
  count: number;
  isCapped: boolean;
  createdAt: string;
}

export interface MonthCounts {
  /** First day, as `2026-11-01`. */
  month: string;
  /** False before the first count of the laundromat: nothing is known about such a month. */
  isCounted: boolean;
  counts: Record<CountKind, number>;
  /** Types whose figure is approximate, because a network address sent more counts than it may add in a day. */
  capped: ReadonlySet<string>;
}

/** Returns the last twelve months, the oldest first; a month without a row has zeros. */
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

/** Returns a figure as a text; one that was capped says « environ ». */
export const formatFigure = ({ counts, capped }: MonthCounts, kind: CountKind): string =>
  `${capped.has(kind) ? 'environ ' : ''}${formatCount(counts[kind])}`;

/** Returns the time of the first count; undefined if it was before these months, or has not been. */
export function countedSince(stored: readonly StoredCount[], now: Date): string | undefined {
  const first = firstCount(stored);
  return first && first.month > frenchMonthOf(now, countedMonths - 1) ? first.createdAt : undefined;
}

function firstCount(stored: readonly StoredCount[]): StoredCount | undefined {
  return stored.toSorted((one, other) => one.createdAt.localeCompare(other.createdAt))[0];
}
