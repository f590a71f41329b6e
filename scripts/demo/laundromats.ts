import { textFields } from '#contract/laundromat/fields.ts';
import type { LaundromatTier } from '#contract/laundromat/laundromat.ts';
import { lowestWashPrice } from '#contract/laundromat/machine-texts.ts';
import { demoId, type DemoLaundromat, type DemoPhoto, type DemoUser } from './demo-data.ts';
import { webName } from './french.ts';
import { describer, namer } from './laundromat-texts.ts';
import { cycleOf, machineList } from './machines.ts';
import { openingHours } from './opening-hours.ts';
import { assignOwners, tierOf } from './ownership.ts';
import { furtherPictures, leadPictures, pictures } from './photo-catalogue.ts';
import type { DemoPlace } from './places.ts';
import type { Random } from './random.ts';
import { reviewer } from './reviews.ts';

const landlinePrefixes: Record<string, string> = {
  '01': '01 99 00',
  '02': '02 61 91',
  '03': '03 53 01',
  '04': '04 65 71',
  '05': '05 36 49',
};
/** First two digits of the phone numbers of each region. */
const zones: Record<string, string> = {
  'Île-de-France': '01',
  Bretagne: '02',
  'Centre-Val de Loire': '02',
  Normandie: '02',
  'Pays de la Loire': '02',
  'Bourgogne-Franche-Comté': '03',
  'Grand Est': '03',
  'Hauts-de-France': '03',
  'Auvergne-Rhône-Alpes': '04',
  Corse: '04',
  "Provence-Alpes-Côte d'Azur": '04',
  'Nouvelle-Aquitaine': '05',
  Occitanie: '05',
};

/** Returns a number in the ranges that Arcep reserves for fiction. */
function fictionalPhone(random: Random, region: string): string {
  const prefix = random.chance(0.25) ? '06 39 98' : landlinePrefixes[zones[region]!]!;
  const pair = () => String(random.between(0, 99)).padStart(2, '0');
  return `${prefix} ${pair()} ${pair()}`;
}

function pickServices(random: Random): number[] {
  const services = [1];
  if (random.chance(0.93)) services.push(2);
  const likely = [4, 4, 9, 9, 6, 3, 5, 8, 7, 10];
  const count = random.between(2, 7);
  for (const service of random.shuffled(likely)) {
    if (services.length < count && !services.includes(service)) services.push(service);
  }
  if (services.length < 2) services.push(4);
  return services.sort((a, b) => a - b);
}

function photographer(random: Random): (tier: LaundromatTier) => DemoPhoto[] {
  const lead = random.deck(leadPictures);
  const further = random.deck(furtherPictures);
  return (tier) => {
    if (tier === 'free' && !random.chance(0.47)) return [];
    const count = tier === 'free' ? random.between(1, 2) : random.between(3, tier === 'premium' ? 5 : 7);
    const names = new Set([lead()]);
    while (names.size < count) names.add(further());
    return [...names].map((name) => ({ name, alt: pictures[name]! }));
  };
}

function reviewCount(random: Random, order: number): number {
  if (order % 47 === 11) return random.between(31, 46);
  if (random.chance(0.14)) return 0;
  return 1 + Math.floor(random.next() ** 2 * 12);
}

/** Only the commune is known of some laundromats outside the quarters of big cities. */
function locationOf(random: Random, { latitude, longitude, quarter }: DemoPlace) {
  const roll = random.next();
  if (!quarter && roll < 0.12) return { latitude: null, longitude: null, locationSource: 'commune' as const };
  return { latitude, longitude, locationSource: roll > 0.85 ? ('pin' as const) : ('address' as const) };
}

/** Price of a laundromat whose machines have none. */
const typedPrice = (random: Random) => (random.chance(0.5) ? (random.between(6, 14) / 2).toFixed(2) : null);

/** Owners check the facts more often than the administrators, who check those of laundromats without an owner. */
function checkedHoursAgo(random: Random, hoursAgo: number, isOwned: boolean): number | null {
  if (!isOwned && random.chance(0.4)) return null;
  return random.chance(isOwned ? 0.7 : 0.3) ? random.between(1, Math.min(hoursAgo, 300 * 24)) : hoursAgo;
}

export function buildLaundromats(random: Random, places: DemoPlace[], users: DemoUser[]): DemoLaundromat[] {
  const ownershipOf = assignOwners(random, places, users);
  const nameOf = namer(random);
  const describe = describer(random);
  const photosOf = photographer(random);
  const reviewsOf = reviewer(random);
  const hoursOf = openingHours(random);
  const machinesOf = machineList(random);
  return places.map((place, index): DemoLaundromat => {
    const { owner, flags } = ownershipOf.get(place)!;
    const paying = flags.isPremium;
    const name = nameOf(place);
    const site = `${webName(name)}-${webName(place.city)}`;
    const services = pickServices(random);
    const hoursAgo = flags.isActive
      ? random.between(40 * 24, Math.min(owner?.hoursAgo ?? 21_600, 900 * 24))
      : random.between(2, 40);
    const count = flags.isActive ? reviewCount(random, index) : 0;
    const opening = hoursOf();
    const isAssumed = opening.assumedFacts.length > 0;
    const machines = isAssumed ? [] : machinesOf(services);
    const facts = {
      ...opening,
      machines,
      services,
      cycleMinutes: opening.weeklyHours && random.chance(0.75) ? cycleOf(machines) : null,
    };
    const mood = random.next() ** 0.6;
    return {
      id: demoId('laundromat', index + 1),
      ownerId: owner?.id ?? null,
      name,
      address: `${random.between(1, 96)}${random.chance(0.06) ? ' bis' : ''} ${place.street}`,
      city: place.city,
      department: place.department,
      region: place.region,
      postalCode: place.postalCode,
      ...locationOf(random, place),
      phone: paying || random.chance(0.8) ? fictionalPhone(random, place.region) : null,
      email: paying || random.chance(0.3) ? `bonjour@${site}.example` : null,
      website: random.chance(paying ? 0.85 : 0.12) ? `https://www.${site}.example` : null,
      facebook: random.chance(paying ? 0.5 : 0.05) ? `https://facebook.example/${site}` : null,
      instagram: random.chance(paying ? 0.45 : 0.03) ? `https://instagram.example/${site}` : null,
      description: paying || random.chance(0.88) ? describe(place, facts) : null,
      ...facts,
      priceFrom: isAssumed
        ? textFields.priceFrom.fallback
        : (lowestWashPrice(machines) ?? typedPrice(random)),
      checkedHoursAgo: isAssumed ? null : checkedHoursAgo(random, hoursAgo, owner !== undefined),
      ...flags,
      photos: photosOf(tierOf(flags)),
      reviews: reviewsOf(count, mood, facts, hoursAgo),
      hoursAgo,
    };
  });
}
