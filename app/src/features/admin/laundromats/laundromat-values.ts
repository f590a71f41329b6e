import type { LaundromatMachinesFragment } from '#app/data/generated/graphql.ts';
import { machinesOf } from '#app/data/laundromats/laundromat-machines.ts';
import {
  emptyValues,
  type LaundromatFormValues,
  servicesOf,
  valuesOf,
} from '#app/laundromat-form/form-values.ts';
import type { administratorFields } from '#contract/laundromat/fields.ts';
import { machineText } from '#contract/laundromat/machine-texts.ts';
import type { Machine } from '#contract/laundromat/machines.ts';
import type { OpeningException } from '#contract/laundromat/opening-exceptions.ts';
import { parisDay } from '#contract/local-clock.ts';
import type { AdminLaundromat, EditedLaundromat } from './laundromat-list-query.ts';

type TierName = keyof typeof administratorFields;

/** The typed values of the dialog. */
export type AdminLaundromatValues = LaundromatFormValues &
  Record<Exclude<TierName, 'featuredUntil'>, boolean> & { featuredUntil: string };

/** Returns the values of a stored laundromat, or those of a new one. */
export function adminValuesOf(laundromat?: EditedLaundromat): AdminLaundromatValues {
  const featuredUntil = laundromat?.featuredUntil;
  return {
    ...(laundromat ? valuesOf(laundromat) : emptyValues),
    isPremium: laundromat?.isPremium ?? false,
    isFeatured: laundromat?.isFeatured ?? false,
    featuredUntil: featuredUntil ? parisDay(new Date(featuredUntil)) : '',
  };
}

/** Returns the services to add and to remove. A service that another user has changed since stays as it is. */
export function serviceChanges(
  laundromat: Pick<AdminLaundromat, 'id' | 'laundromatServices'>,
  chosen: readonly string[],
) {
  const offered = servicesOf(laundromat);
  return {
    added: chosen
      .filter((id) => !offered.includes(id))
      .map((serviceId) => ({ laundromatId: laundromat.id, serviceId })),
    removed: offered.filter((id) => !chosen.includes(id)),
  };
}

/** Returns the machines to add and to remove. */
export function machineChanges(
  laundromat: Pick<AdminLaundromat, 'id'> & LaundromatMachinesFragment,
  chosen: readonly Machine[],
) {
  const { added, removed } = rowChanges(machinesOf(laundromat), chosen, machineText);
  return {
    addedMachines: added.map((machine) => ({ ...machine, laundromatId: laundromat.id })),
    removedMachines: removed,
  };
}

/** Returns the exceptions to remove and to add. */
export function exceptionChanges(
  laundromat: Pick<AdminLaundromat, 'id' | 'openingExceptions'>,
  chosen: readonly OpeningException[],
) {
  const { added, removed } = rowChanges(
    laundromat.openingExceptions as readonly (OpeningException & { id: string })[],
    chosen,
    ({ firstDay, lastDay, periods, reason }) => JSON.stringify([firstDay, lastDay, periods, reason]),
  );
  return {
    removedExceptions: removed,
    addedExceptions: added.map((exception) => ({ ...exception, laundromatId: laundromat.id })),
  };
}

/** Compares rows by their text. Stored rows that are unchanged keep their id. */
function rowChanges<Row>(
  stored: readonly (Row & { id: string })[],
  chosen: readonly Row[],
  textOf: (row: Row) => string,
) {
  const kept = new Set<string>();
  const added = chosen.filter((row) => {
    const same = stored.find((known) => !kept.has(known.id) && textOf(known) === textOf(row));
    if (same) kept.add(same.id);
    return !same;
  });
  return { added, removed: stored.map(({ id }) => id).filter((id) => !kept.has(id)) };
}
