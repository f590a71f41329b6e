import { type ReactNode, useContext } from 'react';
import { useQuery } from 'urql';
import { Redirect, ServerAnswerContext } from '#app/graphql/site/page-head.tsx';
import { paths } from '#app/paths.ts';
import { cardList, CardSkeletons } from '#app/ui/cards/card-skeletons.tsx';
import { Container } from '#app/ui/pages/container.tsx';
import { readPhrase } from '#contract/laundromat/search-phrase.ts';
import { directorySorts, homeSorts } from '#contract/laundromat/search.ts';
import type { AddressSuggestion } from '#contract/places/addresses.ts';
import {
  addressesOf,
  type FoundPlace,
  suggestionsOf,
  suggestionsVariables,
  knownPlaces,
} from '#contract/places/found-places.ts';
import { cityLabel, type SearchCriteria, useSearchUrl } from './search-params.ts';
import { forWords, pathWithFilters, phraseChanges, placeInDirectory, placeOf } from './search-place.ts';
import { suggestionsQuery } from './suggest.ts';
import { type Suggestions, useSuggestions } from './use-suggestions.ts';

/**
 * Redirects a search box sent without scripts to the search of « Rechercher ». The server has asked the geocoder
 * before it renders the page.
 */
export function TypedPlace({ text }: { text: string }) {
  const answer = useContext(ServerAnswerContext);
  if (!answer) return <FoundInBrowser text={text} />;
  return (
    <FoundOnServer text={text} addresses={answer.addresses}>
      {(found) => <ToSearch text={text} found={found} />}
    </FoundOnServer>
  );
}

/**
 * On the server, redirects the name of a place to the directory of this place. Renders the page for any other text,
 * and in a browser: there the form reads the text.
 */
export function TypedInDirectory({ text, children }: { text: string; children: ReactNode }) {
  const answer = useContext(ServerAnswerContext);
  if (!answer || readPhrase(text).words === '') return children;
  return (
    <FoundOnServer text={text} addresses={answer.addresses}>
      {({ best }) => (best ? <ToDirectory text={text} found={best} /> : children)}
    </FoundOnServer>
  );
}

interface FoundOnServerProps {
  text: string;
  addresses: readonly AddressSuggestion[];
  children: (found: Suggestions) => ReactNode;
}

function FoundOnServer({ text, addresses, children }: FoundOnServerProps) {
  const typed = withoutDepartment(text);
  const { words } = readPhrase(typed);
  const [{ data, error }] = useQuery({
    query: suggestionsQuery,
    variables: suggestionsVariables(typed, words),
  });
  if (!data && !error) return <Waiting />;
  const sources = { database: knownPlaces(data), addresses: addressesOf(addresses), failed: [] };
  return children(suggestionsOf(typed, words, sources));
}

function FoundInBrowser({ text }: { text: string }) {
  const found = useSuggestions(withoutDepartment(text), () => undefined);
  return found.best === undefined ? <Waiting /> : <ToSearch text={text} found={found} />;
}

/** The text of a place without the department that the box shows behind a town: « Lyon (69) ». */
const withoutDepartment = (text: string) => text.replace(departmentInBox, '');
const departmentInBox = / \((\d{2,3}|2[AB])\)$/;

function ToSearch({ text, found: { best, options, words } }: { text: string; found: Suggestions }) {
  const { criteria, hrefWith } = useSearchUrl(homeSorts);
  const shown = options.find(({ point }) => point?.city && cityLabel(point) === text);
  const suggestion = shown ?? best;
  if (suggestion?.path) return <Redirect to={pathWithFilters(suggestion.path, criteria, text)} />;
  const place: Partial<SearchCriteria> =
    (suggestion && placeOf(criteria, suggestion)) ?? forWords(words ?? text);
  return <Redirect to={paths.home + hrefWith({ ...phraseChanges(criteria, text), ...place })} />;
}

function ToDirectory({ text, found }: { text: string; found: FoundPlace }) {
  const { criteria, hrefWith } = useSearchUrl(directorySorts);
  return (
    <Redirect
      to={
        found.path
          ? pathWithFilters(found.path, criteria, text)
          : paths.directory + hrefWith(placeInDirectory(criteria, found, text))
      }
    />
  );
}

function Waiting() {
  return (
    <Container className="py-10">
      <CardSkeletons count={6} className={cardList} />
    </Container>
  );
}
