import { z } from 'zod';
import { assumedFactsOf } from '#contract/laundromat/assumed-facts.ts';
import { parisDay } from '#contract/local-clock.ts';
import { compareEdit, type Values } from '../db/compare-edit.ts';
import type { Trx } from '../db/database.ts';
import { parseInput } from '../http/validation.ts';
import { storedExceptions, storedMachines } from './queries.ts';

/** Compares an edit with the stored values, both as forms show them. */
export async function compareShown(trx: Trx, id: string, seen: Values, changes: Values) {
  const written = Object.fromEntries(Object.keys(seen).map((name) => [name, changes[name] ?? null]));
  return compareEdit(shown(await storedValues(trx, id)), shown(seen), shown(written));
}

const number = z.coerce.number().nullish();
const listOf = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item)
    .nullable()
    .transform((items) => items?.toSorted((one, other) => textOf(one).localeCompare(textOf(other))) ?? []);
const textOf = (item: unknown) => JSON.stringify(item);
const values = z
  .looseObject({
    priceFrom: number,
    latitude: number,
    longitude: number,
    featuredUntil: z.coerce.date().nullable(),
    services: listOf(z.string()),
    machines: listOf(
      z.object({
        kind: z.string(),
        capacityKg: number,
        count: number,
        price: number.default(null),
        minutes: number.default(null),
      }),
    ),
    openingExceptions: listOf(
      z.object({
        firstDay: z.string(),
        lastDay: z.string(),
        periods: z.json().default(null),
        reason: z.string(),
      }),
    ).transform((exceptions) => exceptions.filter(({ lastDay }) => lastDay > parisDay(new Date()))),
  })
  .partial();

/** Weekly hours replace their text, and past exceptions are left out, as in forms. */
function shown(given: Values): Values {
  const parsed: Values = parseInput(values, given);
  return parsed.weeklyHours == null ? parsed : { ...parsed, hours: null };
}

/**
 * The values of a laundromat as forms show it: waiting texts instead of published ones, no assumed facts, washers
 * instead of the price, and a point only if it is a pin.
 */
async function storedValues(trx: Trx, id: string): Promise<Values> {
  const { heldContent, assumedFacts, statedHours, statedPriceFrom, ...laundromat } = await trx
    .selectFrom('laundromats')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const services = await trx
    .selectFrom('laundromatServices')
    .select('serviceId')
    .where('laundromatId', '=', id)
    .execute();
  const machines = await storedMachines(trx, id);
  const hasPrice = machines.some(({ kind, price }) => kind === 'washer' && price !== null);
  const isPin = laundromat.locationSource === 'pin';
  return {
    ...laundromat,
    ...(heldContent as object),
    ...Object.fromEntries(assumedFactsOf(assumedFacts).map((name) => [name, null])),
    hours: statedHours,
    priceFrom: hasPrice ? null : statedPriceFrom,
    ...(!isPin && { latitude: null, longitude: null }),
    services: services.map(({ serviceId }) => serviceId),
    machines,
    openingExceptions: await storedExceptions(trx, id),
  };
}
