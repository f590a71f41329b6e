import { useMemo } from 'react';
import { useQuery } from 'urql';
import { graphql } from '#app/graphql/graphql.ts';
import { type MyWash, useMyWash, type WashPrice } from '#app/lib/device/my-wash.ts';
import type { Machine } from '#contract/laundromat/machines.ts';
import { washEstimate } from '#contract/laundromat/wash-estimate.ts';
import { laundromatMachines, machinesOf } from './laundromat-machines.ts';

export const pricedAtMost = 100;

const machinesQuery = graphql(
  `
    query MachinesOfLaundromats($ids: [uuid!]!) {
      laundromats(where: { id: { _in: $ids } }, limit: 100) {
        id
        ...LaundromatMachines
      }
    }
  `,
  [laundromatMachines],
);

export interface WashPrices {
  prices: ReadonlyMap<string, WashPrice>;
  isPending: boolean;
  failed: boolean;
  retry: () => void;
}

export function useWashPrices(
  matches: readonly { laundromat: { id: string } | null }[] | null | undefined,
): WashPrices {
  const wash = useMyWash();
  const ids = (matches ?? []).flatMap(({ laundromat }) => laundromat?.id ?? []);
  const pause = !wash || ids.length === 0;
  const [{ data, error, fetching }, execute] = useQuery({
    query: machinesQuery,
    variables: { ids: ids.toSorted() },
    pause,
  });
  const prices = useMemo(() => {
    const rows = wash && !pause ? (data?.laundromats ?? []) : [];
    return new Map(rows.map((row) => [row.id, washPriceOf(machinesOf(row), wash!)]));
  }, [wash, pause, data]);
  return {
    prices,
    isPending: fetching,
    failed: Boolean(error),
    retry: () => execute({ requestPolicy: 'network-only' }),
  };
}

export function washPriceOf(machines: readonly Machine[], wash: MyWash): WashPrice {
  const estimate = washEstimate(machines, wash.kilos, wash.dries);
  if (typeof estimate === 'string') return { wash, price: null, washOnly: null };
  const { price } = estimate;
  return { wash, price, washOnly: price === null && wash.dries ? estimate.wash.price : null };
}
