/** Ids of the reference services that nearly every laundromat has: washing and drying (hasura/migrations: services). */
const ordinaryServiceIds: ReadonlySet<string> = new Set([
  'a0000000-0000-4000-8000-000000000001',
  'a0000000-0000-4000-8000-000000000002',
]);

export const filterServiceIds: readonly string[] = [
  'a0000000-0000-4000-8000-000000000004',
  'a0000000-0000-4000-8000-000000000008',
  'a0000000-0000-4000-8000-000000000007',
  'a0000000-0000-4000-8000-000000000005',
];

/**
 * Services without a filter: every laundromat has washing machines, and for « Grande capacité » there is a filter by
 * the size of a machine.
 */
export const unfilteredServiceIds: readonly string[] = [
  'a0000000-0000-4000-8000-000000000001',
  'a0000000-0000-4000-8000-000000000006',
];

export function distinctiveServices<Service extends { id: string }>(services: readonly Service[]): Service[] {
  return services.filter(({ id }) => !ordinaryServiceIds.has(id));
}
