import { Search } from 'lucide-react';
import { useContext, type FormEvent, useEffect, useState } from 'react';
import { useSearchParams, useNavigate } from 'react-router-dom';
import { useQuery } from 'urql';
import { PageBeyondEnd } from '#app/features/results/no-results.tsx';
import { listTitle, placeText } from '#app/features/results/results-summary.ts';
import { SearchResults } from '#app/features/results/search-results.tsx';
import { regionLinksQuery, regionsByName } from '#app/features/search/region-links.ts';
import { SearchFields } from '#app/features/search/search-fields.tsx';
import {
  cityLabel,
  noFilters,
  useSearchUrl,
  type SearchCriteria,
  type SearchUrl,
} from '#app/features/search/search-params.ts';
import {
  emptyPlace,
  noPoint,
  pathWithFilters,
  placeInDirectory,
  regionAround,
} from '#app/features/search/search-place.ts';
import { directoryArguments } from '#app/features/search/search-query.ts';
import { useSuggestions } from '#app/features/search/use-suggestions.ts';
import { useCitySuggestions } from '#app/graphql/laundromats/city-suggestions.ts';
import { PageHead, ServerAnswerContext } from '#app/graphql/site/page-head.tsx';
import { OwnerInvitation } from '#app/pages/home/owner-invitation.tsx';
import { PlaceLinks } from '#app/pages/towns/place-frame.tsx';
import { paths } from '#app/paths.ts';
import { LinkButton, Button } from '#app/ui/button.tsx';
import { CityField } from '#app/ui/choices/city-field.tsx';
import { useEarlyInput } from '#app/ui/fields/field-parts.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { lazyPart } from '#app/ui/loaded-later.tsx';
import { Container, Section } from '#app/ui/pages/container.tsx';
import { EmptyState } from '#app/ui/states/empty-state.tsx';
import { directoryCardServices, directorySorts, queryMaxLength } from '#contract/laundromat/search.ts';
import { inTown } from '#contract/laundromat/town.ts';
import { typedInDirectory } from '#contract/laundromat/typed-place.ts';

const TypedInDirectory = lazyPart(
  async () => (await import('#app/features/search/typed-place.tsx')).TypedInDirectory,
);

export function DirectoryPage() {
  const typed = typedInDirectory(useSearchParams()[0]);
  const isOnServer = useContext(ServerAnswerContext) !== null;
  // Without a `Suspense`, which React would hydrate after the page has started.
  if (!isOnServer || !typed) return <Directory />;
  return (
    <TypedInDirectory text={typed}>
      <Directory />
    </TypedInDirectory>
  );
}

function Directory() {
  const search = useSearchUrl(directorySorts);
  const { criteria, hrefWith } = search;
  const place = criteria.city ? inTown(cityLabel(criteria)) : criteria.place && placeText(criteria);
  const title = listTitle(
    { plain: 'Annuaire des laveries', subject: 'Annuaire des laveries', place },
    criteria,
  );

  return (
    <>
      <PageHead
        path={paths.directory}
        title={title}
        description="L'annuaire des laveries en libre-service de France&nbsp;: adresses, horaires, prix, services et avis."
      />
      <div className="border-b border-line bg-card">
        <Container className="py-5 sm:py-8">
          <h1 className="text-3xl font-extrabold tracking-tight sm:text-4xl">Annuaire des laveries</h1>
          <p className="mt-1 mb-4 text-slate sm:mt-2 sm:mb-6">Cherchez par nom, par adresse ou par ville.</p>
          <DirectoryForm search={search} />
        </Container>
      </div>
      <Container>
        <SearchResults
          search={search}
          path={paths.directory}
          argumentsOf={directoryArguments}
          place={place}
          withDistance={false}
          cardServices={directoryCardServices}
          eager
          hasMap
          controlsWhenEmpty={false}
          empty={() =>
            criteria.page > 1 ? (
              <PageBeyondEnd first={hrefWith({ page: 1 })} />
            ) : (
              <EmptyState
                title="Aucune laverie trouvée pour vos critères"
                actions={
                  <LinkButton to={hrefWith({ ...emptyPlace, q: '', ...noFilters })}>
                    Voir toutes les laveries
                  </LinkButton>
                }
              >
                Vérifiez l'orthographe ou essayez un mot plus court.
              </EmptyState>
            )
          }
        />
        <OwnerInvitation />
        <RegionLinks />
      </Container>
    </>
  );
}

function RegionLinks() {
  const [{ data }] = useQuery({ query: regionLinksQuery, variables: {} });
  if (!data?.laundromat_regions.length) return null;
  const places = regionsByName(data.laundromat_regions).map(({ name, slug, laundromats }) => ({
    name,
    path: paths.region(slug),
    laundromats,
  }));
  return (
    <Section title="Laveries par région">
      <PlaceLinks places={places} />
    </Section>
  );
}

const typingPause = 300;

/** The text in the field: words, and the name of a street or station. */
const textOf = ({ q, place }: SearchCriteria) => [q, place].filter(Boolean).join(' ');

function withText(criteria: SearchCriteria, text: string): Partial<SearchCriteria> {
  return { q: text.trim(), ...(criteria.place && { place: '', centre: null }) };
}

/**
 * Text and city of the directory. Text applies after a pause in typing, as words, and on Enter as the place that it names;
 * a city when it is chosen.
 */
export function DirectoryForm({ search }: { search: SearchUrl }) {
  const { criteria, sorts, change } = search;
  const navigate = useNavigate();
  const [q, setQ] = useState(textOf(criteria));
  const [sent, setSent] = useState<string | null>(null);
  const [city, setCity] = useState(cityLabel(criteria));
  const [shown, setShown] = useState(criteria);
  // Another search is shown (« back », a link): update the fields unless they match already.
  if (shown !== criteria) {
    setShown(criteria);
    const text = textOf(criteria);
    if (text !== textOf(shown) && text !== q.trim()) setQ(text);
    if (cityLabel(criteria) !== cityLabel(shown)) setCity(cityLabel(criteria));
  }
  const field = useEarlyInput((typed) => {
    // A link pressed early may have led to another search: only text still being typed is newer than the address.
    if (typed === document.activeElement) setQ(typed.value);
  });
  const suggestions = useCitySuggestions(city === cityLabel(criteria) ? '' : city);

  useEffect(() => {
    if (q.trim() === textOf(criteria)) return;
    const timer = setTimeout(() => change(withText(criteria, q), { replace: true }), typingPause);
    return () => clearTimeout(timer);
  }, [q, criteria, change]);

  useSuggestions(sent, ({ best }) => {
    if (sent === null || best === undefined) return;
    setSent(null);
    if (best?.path) void navigate(pathWithFilters(best.path, criteria, sent));
    else if (best) change(placeInDirectory(criteria, best, sent), { replace: true });
  });

  function changeCity(text: string) {
    setCity(text);
    if (text === '') change({ city: '', department: '' });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const cityChanged = city !== cityLabel(criteria);
    change({ ...withText(criteria, q), ...(cityChanged && { city: city.trim(), department: '' }) });
    const isFound = city.trim() !== '' || (criteria.place !== '' && q.trim() === textOf(criteria));
    setSent(isFound ? null : q.trim());
  }

  return (
    <form
      role="search"
      method="get"
      autoComplete="off"
      aria-label="Rechercher dans l'annuaire"
      onSubmit={submit}
      className="grid gap-3 sm:grid-cols-2 noscript:sm:grid-cols-[1fr_1fr_auto] noscript:sm:items-end"
    >
      <SearchFields criteria={{ ...criteria, ...noPoint, q: '' }} defaultSort={sorts[0]} />
      <TextField
        ref={field}
        label="Recherche"
        type="search"
        name="q"
        placeholder="Nom, adresse ou ville"
        maxLength={queryMaxLength}
        icon={<Search aria-hidden />}
        value={q}
        onChange={(event) => {
          setSent(null);
          setQ(event.target.value);
        }}
        enterKeyHint="search"
      />
      <CityField
        text={city}
        placeholder="Toutes les villes"
        suggestions={suggestions}
        onTextChange={changeCity}
        onChoose={({ name, departmentCode: department }) => {
          setCity(cityLabel({ city: name, department }));
          change({ city: name, department, region: regionAround(criteria, department) });
        }}
      />
      {/* Enter submits a form with two fields only if it has a submit button. */}
      <button type="submit" className="sr-only noscript:hidden" tabIndex={-1}>
        Rechercher
      </button>
      <noscript className="hidden noscript:contents">
        <Button type="submit">Rechercher</Button>
      </noscript>
    </form>
  );
}
