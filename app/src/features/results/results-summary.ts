import { cityLabel, type SearchCriteria } from '#app/features/search/search-params.ts';
import { countOf, formatCount } from '#app/lib/texts/french-numbers.ts';
import { countedMatches, type OpenTime } from '#contract/laundromat/search.ts';
import { ofTown } from '#contract/laundromat/town.ts';

/** Returns « 24 laveries », or « plus de 1 000 laveries » where the database stopped counting. */
export function countText(total: number, totalIsCut: boolean): string {
  return totalIsCut ? `plus de ${formatCount(countedMatches)}\u00a0laveries` : countOf(total, 'laverie');
}

export const placeAround = 'autour de vous';

/**
 * Returns the place of the results: « autour de Lyon (69) », « près de « Gare Part-Dieu » », « en région Bretagne »,
 * or nothing for the whole country.
 */
export function placeText(
  criteria: Pick<
    SearchCriteria,
    'city' | 'department' | 'place' | 'centre' | 'isOwnPosition' | 'region' | 'zone'
  >,
): string {
  if (criteria.zone) return 'dans cette partie de la carte';
  if (criteria.city) return `autour ${ofTown(cityLabel(criteria))}`;
  if (criteria.place) return `près de «\u00a0${criteria.place}\u00a0»`;
  if (criteria.centre) return criteria.isOwnPosition ? placeAround : 'autour du point partagé';
  return criteria.region ? `en région ${criteria.region}` : '';
}

function openText(open: OpenTime): string {
  if (open === 'now') return 'ouvertes maintenant';
  if (open === 'sunday') return 'ouvertes dimanche';
  return open === 'night' ? 'ouvertes la nuit' : `ouvertes à ${open.slice(0, -1)}\u00a0h`;
}

type ListDetails = Pick<SearchCriteria, 'q' | 'open' | 'largeWasher' | 'services' | 'page'>;

/**
 * Returns the title of a list: « Laveries autour de Lyon (69), « wifi », 2 services, page 2 ». `plain` is
 * the title of the unfiltered list.
 */
export function listTitle(
  { plain, subject, place }: { plain: string; subject: string; place: string },
  { q, open, largeWasher, services, page }: ListDetails,
): string {
  const details = [
    q && `«\u00a0${q}\u00a0»`,
    open && openText(open),
    largeWasher && 'grande capacité',
    services.length > 0 && countOf(services.length, 'service'),
    page > 1 && `page ${page}`,
  ].filter(Boolean);
  if (!place && details.length === 0) return plain;
  return [`${subject} ${place}`.trim(), ...details].join(', ');
}

export function listAnnouncement(text: string, page: number, pages: number): string {
  return pages > 1 ? `${text}, page ${page} sur ${pages}` : text;
}
