import { lazily } from '../lazily.ts';
import type { Machine, MachineKind } from './machines.ts';
import { formatPrice } from './price.ts';

const kindNames: Record<MachineKind, string> = { washer: 'lave-linge', dryer: 'sèche-linge' };
const kilos = lazily(() => new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 }));

const formatKilos = (kg: number) => `${kilos().format(kg)}\u00a0kg`;

export function machineName(
  { kind, capacityKg }: Pick<Machine, 'kind' | 'capacityKg'>,
  count: number,
): string {
  return `${count}\u00a0${kindNames[kind]} ${formatKilos(capacityKg)}`;
}

/** « 4 lave-linge 7 kg · 4,50 € · 35 min », without the parts that are unknown. */
export function machineText(of: Machine): string {
  const cost = Number(of.price) === 0 && of.price !== null ? 'gratuit' : formatPrice(of.price);
  const length = of.minutes === null ? null : `${of.minutes}\u00a0min`;
  return [machineName(of, of.count), cost, length].filter(Boolean).join(' · ');
}

/** Returns the lowest price of a washer, which is the price of the laundromat; null while none is known. */
export function lowestWashPrice(machines: readonly Pick<Machine, 'kind' | 'price'>[]): string | null {
  const prices = machines.flatMap((each) =>
    each.kind === 'washer' && each.price !== null ? [Number(each.price)] : [],
  );
  return prices.length > 0 ? Math.min(...prices).toFixed(2) : null;
}
