/** Ids of the reference services that are means of payment (hasura/migrations: services). */
const paymentServiceIds: ReadonlySet<string> = new Set([
  'a0000000-0000-4000-8000-000000000004',
  'a0000000-0000-4000-8000-00000000000b',
  'a0000000-0000-4000-8000-00000000000c',
  'a0000000-0000-4000-8000-00000000000d',
  'a0000000-0000-4000-8000-00000000000e',
]);

/** Returns whether a service is a means of payment, which pages show apart. */
export const isMeansOfPayment = ({ id }: { id: string }) => paymentServiceIds.has(id);
