import type { Coordinates } from '#contract/laundromat/coordinates.ts';
import type { NearestAddress } from '#contract/places/addresses.ts';
import type { SourceObject } from '../src/osm-import/source-object.ts';

const towns = [
  { city: 'Lyon', postalCode: '69003', latitude: 45.75, longitude: 4.85 },
  { city: 'Paris', postalCode: '75011', latitude: 48.86, longitude: 2.37 },
  { city: 'Marseille', postalCode: '13001', latitude: 43.3, longitude: 5.38 },
  { city: 'Toulouse', postalCode: '31000', latitude: 43.6, longitude: 1.44 },
  { city: 'Nantes', postalCode: '44000', latitude: 47.22, longitude: -1.55 },
  { city: 'Strasbourg', postalCode: '67000', latitude: 48.58, longitude: 7.75 },
  { city: 'Saint-Denis', postalCode: '97400', latitude: -20.9, longitude: 55.45 },
];
const names = [
  'Laverie',
  "Wash'n Go",
  'Lavomatique',
  'Speed Queen',
  undefined,
  'Pressing du Centre',
  'La Lessiverie',
];
const hours = [
  '24/7',
  'Mo-Su 07:00-22:00',
  undefined,
  'Mo-Sa 08:00-20:00; Su off',
  'Apr-Sep: 07:00-22:00',
  'souvent',
];

/**
 * Generates objects all over the towns of France, always the same: some without name, address or hours, some twice as
 * node and way.
 */
export function generatedObjects(count: number): SourceObject[] {
  const random = generator(18);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]!;
  return Array.from({ length: count }, (_, index): SourceObject => {
    const town = towns[index % towns.length]!;
    const [name, opening] = [pick(names), pick(hours)];
    const hasAddress = random() < 0.6;
    const isDoubled = index % 50 === 49;
    const isSure = random() < 0.7;
    const optional: [string, string | undefined][] = [
      ['name', name && (random() < 0.5 ? `${name} ${index}` : name)],
      ['opening_hours', opening],
      ['self_service', isSure ? 'yes' : undefined],
      ['addr:street', hasAddress ? `Rue numéro ${index}` : undefined],
      ['addr:housenumber', hasAddress ? String(1 + (index % 90)) : undefined],
      ['addr:postcode', hasAddress ? town.postalCode : undefined],
      ['addr:city', hasAddress ? town.city : undefined],
      ['phone', random() < 0.4 ? `+33 4${String(10_000_000 + index).slice(0, 8)}` : undefined],
      ['payment:cash', random() < 0.3 ? 'yes' : undefined],
    ];
    const given = optional.filter((tag): tag is [string, string] => tag[1] !== undefined);
    return {
      type: isDoubled ? 'way' : 'node',
      id: String(index + 1),
      version: 1 + (index % 4),
      latitude: round(town.latitude + (random() - 0.5) * 0.6),
      longitude: round(town.longitude + (random() - 0.5) * 0.6),
      tags: { shop: 'laundry', ...Object.fromEntries(given) },
    };
  }).map((object, index, all) =>
    object.type === 'way' ? { ...all[index - 7]!, type: 'way', id: object.id } : object,
  );
}

/** A geocoder of the towns: each point has its own street, because owners' changes are compared by street. */
export function addressInTown({ latitude, longitude }: Coordinates): Promise<NearestAddress> {
  const degreesFrom = (town: Coordinates) => Math.hypot(town.latitude - latitude, town.longitude - longitude);
  const [town] = towns.toSorted((one, other) => degreesFrom(one) - degreesFrom(other));
  const { city, postalCode } = town!;
  const street = [latitude, longitude].map((degrees) => letters(Math.abs(degrees).toFixed(3))).join(' ');
  return Promise.resolve({ address: `3 Rue ${street}`, postalCode, city, distance: 12 });
}

const letters = (digits: string) =>
  digits.replaceAll(/\D/g, '').replaceAll(/\d/g, (digit) => 'bafegilomu'[Number(digit)]!);

const round = (degrees: number) => Number(degrees.toFixed(7));

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
function generator(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}
