const id = (digit: string) => `a0000000-0000-4000-8000-00000000000${digit}`;

/** Ids of the reference services that code names (hasura/migrations: services). */
export const serviceIds = {
  washing: id('1'),
  drying: id('2'),
  detergent: id('3'),
  cards: id('4'),
  wifi: id('5'),
  largeCapacity: id('6'),
  parking: id('7'),
  wheelchair: id('8'),
  coins: id('b'),
  notes: id('c'),
  contactless: id('d'),
  app: id('e'),
};
const { washing, drying, cards, wifi, largeCapacity, parking, wheelchair } = serviceIds;

export const filterServiceIds: readonly string[] = [cards, wheelchair, parking, wifi];

/**
 * Services without a filter: every laundromat has washing machines, and for « Grande capacité » there is a filter by
 * the size of a machine.
 */
export const unfilteredServiceIds: readonly string[] = [washing, largeCapacity];

/** Leaves out what nearly every laundromat has. */
export function distinctiveServices<Service extends { id: string }>(services: readonly Service[]): Service[] {
  return services.filter(({ id }) => id !== washing && id !== drying);
}
