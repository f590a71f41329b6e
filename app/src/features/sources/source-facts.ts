import type { ComparedLaundromatFragment } from '#app/graphql/generated/graphql.ts';
import { addressText } from '#app/lib/places/address-text.ts';
import { countOf, formatDistance } from '#app/lib/texts/french-numbers.ts';
import { formatPhone } from '#app/lib/texts/phone.ts';
import { coordinatesOf, metresBetween } from '#contract/laundromat/coordinates.ts';
import type { SourceFacts } from '#contract/sources/source-facts.ts';

const unknown = 'non communiqué';

export const factTitles = {
  name: 'Nom',
  address: 'Adresse',
  location: 'Emplacement',
  phone: 'Téléphone',
  email: 'Email',
  website: 'Site web',
  facebook: 'Facebook',
  instagram: 'Instagram',
  hours: 'Horaires',
  services: 'Services',
} as const satisfies Record<keyof SourceFacts, string>;
export type FactName = keyof SourceFacts;
export const factNames = Object.keys(factTitles) as FactName[];

interface Comparison {
  laundromat: ComparedLaundromatFragment;
  source: SourceFacts;
  services: ReadonlyMap<string, string>;
}

export function factTexts(
  fact: FactName,
  { laundromat, source, services }: Comparison,
): { ours: string; theirs: string } {
  switch (fact) {
    case 'address':
      return {
        ours: addressText(laundromat),
        theirs: source.address ? addressText(source.address) : unknown,
      };
    case 'location':
      return { ours: 'Point actuel', theirs: locationText(laundromat, source) };
    case 'phone':
      return { ours: phoneText(laundromat.phone), theirs: phoneText(source.phone) };
    case 'hours':
      return {
        ours: hoursText(laundromat.hours, laundromat.holidayHours),
        theirs: hoursText(source.hours?.text, source.hours?.holidays, source.hours?.exceptions.length),
      };
    case 'services': {
      const offered = laundromat.laundromatServices.map(({ serviceId }) => serviceId);
      return { ours: namesOf(offered, services), theirs: namesOf(source.services ?? [], services) };
    }
    default:
      return { ours: laundromat[fact] ?? unknown, theirs: source[fact] ?? unknown };
  }
}

const phoneText = (phone: string | null | undefined) => (phone ? formatPhone(phone) : unknown);

function hoursText(hours: string | null | undefined, holidays: string | undefined, exceptions = 0): string {
  if (!hours) return unknown;
  const onHolidays =
    holidays === 'closed'
      ? ', fermée les jours fériés'
      : holidays === 'usual'
        ? ', aussi les jours fériés'
        : '';
  const others =
    exceptions > 0 ? `, ${countOf(exceptions, 'horaire exceptionnel', 'horaires exceptionnels')}` : '';
  return hours + onHolidays + others;
}

function locationText(laundromat: ComparedLaundromatFragment, { location }: SourceFacts): string {
  const here = coordinatesOf(laundromat);
  if (!location) return unknown;
  return here
    ? `Point ${formatDistance(metresBetween(here, location) / 1000)} du nôtre`
    : `Point ${location.latitude}, ${location.longitude}`;
}

const namesOf = (ids: readonly string[], services: ReadonlyMap<string, string>) =>
  ids.map((id) => services.get(id) ?? id).join(', ') || unknown;
