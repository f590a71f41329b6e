import { countedMatches } from '#contract/search.ts';
import { countOf, formatCount } from '#app/lib/count.ts';
import { ofTown } from '#contract/town.ts';
import { cityLabel, type SearchCriteria } from './search-params.ts';

/** « 24 laveries », or « plus de 1 000 laveries » where the database stopped counting. */
export function countText(total: number, totalIsCut: boolean): string {
  return totalIsCut ? `plus de ${formatCount(countedMatches)}\u00a0laveries` : countOf(total, 'laverie');
}

/** Where the results are: « autour de Lyon (69) », « en région Bretagne », or nothing for the whole country. */
export function placeText(
  criteria: Pick<SearchCriteria, 'city' | 'department' | 'centre' | 'region'>,
): string {
  if (criteria.city) return `autour ${ofTown(cityLabel(criteria))}`;
  if (criteria.centre) return 'autour de vous';
  return criteria.region ? `en région ${criteria.region}` : '';
}

/** What is said when a page of results has arrived. */
export function announcement(text: string, page: number, pages: number): string {
  return pages > 1 ? `${text}, page ${page} sur ${pages}` : text;
}

/** A sentence's first letter, for text that may also stand inside one. */
export function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase('fr') + text.slice(1);
}
