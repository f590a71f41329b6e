import { Search } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCitySuggestions } from '#app/graphql/laundromats/city-suggestions.ts';
import { Button } from '#app/ui/button.tsx';
import { CityField } from '#app/ui/choices/city-field.tsx';
import { useEarlyInput } from '#app/ui/fields/field-parts.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { queryMaxLength } from '#contract/laundromat/search.ts';
import { SearchFields } from './search-fields.tsx';
import { cityLabel, type SearchCriteria } from './search-params.ts';
import { noPoint, pathWithFilters, placeInDirectory } from './search-place.ts';
import type { SearchUrl } from './use-search-url.ts';
import { useSuggestions } from './use-suggestions.ts';

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
  // The text that was sent: it may name a place.
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
    // A link that was pressed early may have led to another search: only what is being typed is newer than the address.
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
        onChoose={({ name, departmentCode }) => {
          setCity(cityLabel({ city: name, department: departmentCode }));
          change({ city: name, department: departmentCode });
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
