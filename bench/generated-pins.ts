const lyon = { latitude: 45.7578, longitude: 4.832 };
const week = Array.from({ length: 7 }, () => [['07:00', '22:00']]);
const exceptions = [1, 2].map((number) => ({
  __typename: 'opening_exceptions',
  firstDay: `2030-0${number}-01`,
  lastDay: `2030-0${number}-14`,
  periods: null,
  reason: 'holidays',
}));

/**
 * Returns the answer of `laundromats_on_map` with this many pins, the same at each run: dense in the middle of Lyon, thin at
 * its edge. A third are always open, a third open in the day, a third unknown.
 */
export function generatedPins(count: number): object[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = index * 2.399_963;
    const reach = 0.12 * (index / count);
    return {
      __typename: 'laundromat_matches',
      position: index + 1,
      distanceKm: reach * 111,
      totalCount: count,
      laundromat: {
        __typename: 'laundromats',
        id: `c0000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
        name: `Laverie ${index + 1}`,
        slug: `laverie-${index + 1}`,
        latitude: String(lyon.latitude + Math.sin(angle) * reach),
        longitude: String(lyon.longitude + Math.cos(angle) * reach * 1.4),
        locationSource: 'pin',
        priceFrom: '4.50',
        postalCode: '69002',
        hours: null,
        weeklyHours: ['always', week, null][index % 3],
        holidayHours: 'usual',
        cycleMinutes: null,
        openingExceptions: exceptions.map((one, number) => ({ ...one, id: `${index}-${number}` })),
      },
    };
  });
}
