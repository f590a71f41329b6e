import { z } from 'zod';
import { typedText } from '#app/laundromat-form/hours/hours-values.ts';
import { type Machine, machineKinds } from '#contract/laundromat/machines.ts';

export const machineValues = z.object({
  kind: z.enum(machineKinds),
  count: typedText,
  capacityKg: typedText,
  price: typedText,
  minutes: typedText,
});
export type MachineValues = z.infer<typeof machineValues>;

export const emptyMachine = machineValues.parse({ kind: 'washer' });

const typedNumber = (value: number | string | null) => String(value ?? '').replace('.', ',');

export function machineValuesOf(machines: readonly Machine[]): MachineValues[] {
  return machines.map(({ kind, count, capacityKg, price, minutes }) => ({
    kind,
    count: String(count),
    capacityKg: typedNumber(capacityKg),
    price: typedNumber(price),
    minutes: typedNumber(minutes),
  }));
}

/** Returns the lowest price among the typed washers, which becomes the price of the laundromat. */
export function lowestTypedPrice(machines: readonly MachineValues[]): number | null {
  const prices = machines.flatMap(({ kind, price }) => {
    const amount = Number(price.trim().replace(',', '.'));
    return kind === 'washer' && price.trim() && amount >= 0 ? [amount] : [];
  });
  return prices.length > 0 ? Math.min(...prices) : null;
}
