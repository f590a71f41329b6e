import { hoursChoices } from '#contract/laundromat/laundromat.ts';
import { demoId, type DemoLaundromat, type DemoPhoto, type DemoUser } from './demo-data.ts';
import { webName } from './french.ts';
import { describer, namer } from './laundromat-texts.ts';
import { demoOwnerId } from './owners.ts';
import { furtherPictures, leadPictures, pictures } from './photo-catalogue.ts';
import type { DemoPlace } from './places.ts';
import type { Random } from './random.ts';
import { reviewer } from './reviews.ts';

type Tier = 'free' | 'premium' | 'featured' | 'expired';
interface Ownership {
  owner: DemoUser | undefined;
  tier: Tier;
  unpublished: boolean;
}

const otherHours = [
  '7h-23h, 7j/7',
  '8h-20h du lundi au samedi',
  '6h30-21h30, jours fériés compris',
  '7h-20h, fermé le dimanche',
  'Tous les jours de 5h à minuit',
  '8h-19h30 du mardi au dimanche',
  '7h-22h en semaine, 8h-20h le week-end',
];

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

/** Assigns owners and tiers within the limits of each plan (one laundromat unless Premium+). */
function assignOwners(random: Random, places: DemoPlace[], users: DemoUser[]): Map<DemoPlace, Ownership> {
  const free = random.shuffled(places);
  const result = new Map<DemoPlace, Ownership>();
  const give = (owner: DemoUser, tiers: Tier[], unpublished = 0) => {
    tiers.forEach((tier, index) => {
      const near = free.findIndex((place) =>
        owner.id === demoOwnerId
          ? place.department === '69' || place.department === '42'
          : place.region === owner.region,
      );
      const [place] = free.splice(Math.max(near, 0), 1);
      result.set(place!, { owner, tier, unpublished: index >= tiers.length - unpublished });
    });
  };
  users.forEach((owner, index) => {
    if (owner.role !== 'owner') return;
    if (owner.id === demoOwnerId)
      give(owner, ['featured', 'premium', 'free', 'free', 'free', 'free', 'free', 'free', 'free'], 2);
    else if (owner.plan === 3)
      give(owner, [
        'featured',
        'featured',
        index % 3 === 0 ? 'featured' : 'premium',
        'premium',
        'premium',
        'premium',
        index % 2 === 0 ? 'expired' : 'premium',
      ]);
    else give(owner, [owner.plan === 2 ? 'premium' : 'free']);
  });
  for (const place of free)
    result.set(place, { owner: undefined, tier: 'free', unpublished: random.chance(0.06) });
  return result;
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

function photographer(random: Random): (tier: Tier) => DemoPhoto[] {
  const lead = random.deck(leadPictures);
  const further = random.deck(furtherPictures);
  return (tier) => {
    const always = tier === 'featured' || tier === 'premium';
    if (!always && !random.chance(0.47)) return [];
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

export function buildLaundromats(random: Random, places: DemoPlace[], users: DemoUser[]): DemoLaundromat[] {
  const ownershipOf = assignOwners(random, places, users);
  const nameOf = namer(random);
  const describe = describer(random);
  const photosOf = photographer(random);
  const reviewsOf = reviewer(random);
  return places.map((place, index): DemoLaundromat => {
    const { owner, tier, unpublished } = ownershipOf.get(place)!;
    const paying = tier !== 'free';
    const name = nameOf(place);
    const site = `${webName(name)}-${webName(place.city)}`;
    const services = pickServices(random);
    const hoursAgo = unpublished
      ? random.between(2, 40)
      : random.between(40 * 24, Math.min(owner?.hoursAgo ?? 14_000, 900 * 24));
    const count = unpublished ? 0 : reviewCount(random, index);
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
      latitude: place.latitude,
      longitude: place.longitude,
      phone: paying || random.chance(0.8) ? fictionalPhone(random, place.region) : null,
      email: paying || random.chance(0.3) ? `bonjour@${site}.example` : null,
      website: random.chance(paying ? 0.85 : 0.12) ? `https://www.${site}.example` : null,
      facebook: random.chance(paying ? 0.5 : 0.05) ? `https://facebook.example/${site}` : null,
      instagram: random.chance(paying ? 0.45 : 0.03) ? `https://instagram.example/${site}` : null,
      description: paying || random.chance(0.88) ? describe(place, services) : null,
      hours: random.chance(0.1)
        ? random.pick(otherHours)
        : hoursChoices[random.pick([0, 0, 0, 0, 1, 1, 1, 2, 2, 3])]!,
      priceFrom: random.chance(0.95) ? (random.between(30, 75) / 10).toFixed(2) : null,
      isActive: !unpublished,
      isPremium: paying,
      featuredDays:
        tier === 'featured' ? random.between(11, 29) : tier === 'expired' ? -random.between(3, 60) : null,
      services,
      photos: photosOf(tier),
      reviews: reviewsOf(count, mood, services, hoursAgo),
      hoursAgo,
    };
  });
}
