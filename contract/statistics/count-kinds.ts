import { parisDay } from '../local-clock.ts';

export const posterFormats = ['a4', 'a6'] as const;
export type PosterFormat = (typeof posterFormats)[number];

export const countKinds = ['shown', 'opened', 'called', 'directions', 'saved'] as const;
export type CountKind = (typeof countKinds)[number];

export const countRetentionMonths = 25;

export const countedMonths = 12;

export const largestCountBatch = 100;

/** Returns the first day of a month in French time, like `2026-11-01`; `monthsAgo` counts back from the month of `date`. */
export function frenchMonthOf(date: Date, monthsAgo = 0): string {
  const [year = 0, month = 1] = parisDay(date).split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 - monthsAgo, 1)).toISOString().slice(0, 10);
}
