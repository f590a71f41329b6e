import { useQuery } from 'urql';
import { type City, searchCitiesQuery } from '#app/data/laundromats/city-suggestions.ts';
import { Redirect } from '#app/data/site/page-head.tsx';
import { cityLabel } from '#app/features/search/address/search-params.ts';
import { useSearchUrl } from '#app/features/search/address/use-search-url.ts';
import { cityPoint } from '#app/features/search/places/city-place.ts';
import { atPoint, forWords, phraseChanges } from '#app/features/search/places/search-place.ts';
import { matchesWords } from '#app/lib/texts/folded-words.ts';
import { paths } from '#app/paths.ts';
import { cardList, CardSkeletons } from '#app/ui/cards/card-skeletons.tsx';
import { Container } from '#app/ui/pages/container.tsx';
import { readPhrase } from '#contract/laundromat/search-phrase.ts';
import { homeSorts } from '#contract/laundromat/search.ts';

/** The end of « Lyon (69) », as the search box shows a town. */
const departmentInBox = / \((\d{2,3}|2[AB])\)$/;
const labelOf = ({ name, departmentCode }: City) => cityLabel({ city: name, department: departmentCode });

/**
 * Redirects the text of a search box that was sent without scripts to its search: around the town that matches all its
 * words, such as « Lyon 3 » or « 69003 », otherwise for these words.
 */
export function TypedPlace({ text }: { text: string }) {
  const { criteria, hrefWith } = useSearchUrl(homeSorts);
  const { words } = readPhrase(text);
  const [{ data, error }] = useQuery({
    query: searchCitiesQuery,
    variables: { q: words.replace(departmentInBox, '') },
  });
  if (!data && !error) {
    return (
      <Container className="py-10">
        <CardSkeletons count={6} className={cardList} />
      </Container>
    );
  }
  const cities = (data?.search_cities ?? []).flatMap(({ city }) => city ?? []);
  const hasWords = ({ name, postalCode, department }: City) =>
    matchesWords(`${name} ${postalCode} ${department}`, words);
  const town = cities.find((city) => labelOf(city) === text) ?? cities.find(hasWords);
  const changes = town ? atPoint(criteria, cityPoint(town)) : forWords(words);
  return <Redirect to={paths.home + hrefWith({ ...phraseChanges(criteria, text), ...changes })} />;
}
