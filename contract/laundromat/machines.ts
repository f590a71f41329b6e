import { z } from 'zod';
import { decimalString } from '../validation/text.ts';
import { price } from './field-definition.ts';

export const machineKinds = ['washer', 'dryer'] as const;
export type MachineKind = (typeof machineKinds)[number];

export const machinesAtMost = 20;

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

export const machine = z.object({
  kind: z.enum(machineKinds),
  capacityKg: z.number(),
  count: z.int(),
  price: decimalString.nullable(),
  minutes: z.int().nullable(),
});
export type Machine = z.infer<typeof machine>;
