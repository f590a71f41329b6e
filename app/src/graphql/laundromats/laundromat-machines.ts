import type { LaundromatMachinesFragment } from '#app/graphql/generated/graphql.ts';
import { graphql } from '#app/graphql/graphql.ts';
import type { Machine } from '#contract/laundromat/machines.ts';

export const laundromatMachines = graphql(`
  fragment LaundromatMachines on laundromats {
    machines(order_by: [{ kind: desc }, { capacityKg: asc }, { price: asc }, { id: asc }]) {
      id
      kind
      capacityKg
      count
      price
      minutes
    }
  }
`);

export function machinesOf({ machines }: LaundromatMachinesFragment): (Machine & { id: string })[] {
  return machines.map((machine) => ({ ...machine, capacityKg: Number(machine.capacityKg) }));
}
