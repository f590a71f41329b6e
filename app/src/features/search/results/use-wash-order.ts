import { useMemo } from 'react';
import { pricedAtMost, type WashPrices } from '#app/data/laundromats/wash-prices.ts';
import { pageSize } from '#contract/laundromat/search.ts';
import type { Results } from './use-results.ts';

/**
 * Returns one page of results, the cheapest for the visitor's load first, unknown prices last. Only the device knows the
 * load, so `results` are the first {@link pricedAtMost} by the price of a wash of 7 kg.
 */
export function useWashOrder(results: Results, washPrices: WashPrices, page: number): Results {
  const { prices, isPending, failed, retry } = washPrices;
  const matches = useMemo(() => {
    const priceOf = (id: string | undefined) => prices.get(id ?? '')?.price ?? Number.MAX_VALUE;
    const ordered = results.matches?.toSorted(
      (one, other) => priceOf(one.laundromat?.id) - priceOf(other.laundromat?.id),
    );
    return ordered?.slice((page - 1) * pageSize, page * pageSize) ?? null;
  }, [results.matches, prices, page]);
  const pages = Math.ceil(Math.min(results.total, pricedAtMost) / pageSize);
  if (failed) return { ...results, failed, retry };
  return { ...results, matches: isPending ? null : matches, pages };
}
