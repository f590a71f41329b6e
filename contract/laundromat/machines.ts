import { z } from 'zod';
import { decimalString } from '../validation/text.ts';
import { price } from './field-definition.ts';
import { formatPrice } from './price.ts';

export const machineKinds = ['washer', 'dryer'] as const;
export type MachineKind = (typeof machineKinds)[number];

/** Maximum number of rows of machines of a laundromat. */
export const machinesAtMost = 20;

/** A number that a form holds as text, with a point or a comma. */
const typedNumber = (message: string) =>
  z
    .union([z.string(), z.number()], message)
    .transform((value) => (typeof value === 'string' ? Number(value.trim().replace(',', '.') || NaN) : value))
    .pipe(z.number(message));

const capacityMessage = 'La capacité doit être un nombre de 1 à 50 kg.';
const countMessage = 'Le nombre de machines doit être un entier de 1 à 99.';
const minutesMessage = 'La durée doit être un nombre entier de 1 à 300 minutes.';

const minutes = typedNumber(minutesMessage).pipe(
  z.int(minutesMessage).min(1, minutesMessage).max(300, minutesMessage),
);

/** Machines of one capacity and price, as a body or a form states them. An empty price or duration is unknown. */
export const machineInput = z.object({
  kind: z.enum(machineKinds, "Une machine est un lave-linge ou un sèche-linge\u00a0: 'washer' ou 'dryer'."),
  capacityKg: typedNumber(capacityMessage).pipe(
    z.number().min(1, capacityMessage).max(50, capacityMessage).multipleOf(0.1, capacityMessage),
  ),
  count: typedNumber(countMessage).pipe(z.int(countMessage).min(1, countMessage).max(99, countMessage)),
  price: price.transform((amount) => amount ?? null),
  minutes: z
    .union([z.literal('').transform(() => null), z.null(), minutes], minutesMessage)
    .optional()
    .transform((value) => value ?? null),
});

export const machinesInput = z
  .array(machineInput, 'Les machines doivent être une liste.')
  .max(machinesAtMost, `Une laverie a au plus ${machinesAtMost} lignes de machines.`);

/** Machines of one capacity and price, as an answer states them. */
export const machine = z.object({
  kind: z.enum(machineKinds),
  capacityKg: z.number(),
  count: z.int(),
  price: decimalString.nullable(),
  minutes: z.int().nullable(),
});
export type Machine = z.infer<typeof machine>;

const kindNames: Record<MachineKind, string> = { washer: 'lave-linge', dryer: 'sèche-linge' };
const kilos = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 });

/** « 7,5 kg » */
export const formatKilos = (kg: number) => `${kilos.format(kg)}\u00a0kg`;

/** « 4 lave-linge 7 kg ». Both names keep their form in the plural. */
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
