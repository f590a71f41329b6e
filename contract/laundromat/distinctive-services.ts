/** Ids of the reference services that nearly every laundromat has: washing and drying (hasura/migrations: services). */
const ordinaryServiceIds: ReadonlySet<string> = new Set([
  'a0000000-0000-4000-8000-000000000001',
  'a0000000-0000-4000-8000-000000000002',
]);

/** Returns the services that help to choose between laundromats; a card names no others. */
export function distinctiveServices<Service extends { id: string }>(services: readonly Service[]): Service[] {
  return services.filter(({ id }) => !ordinaryServiceIds.has(id));
}
