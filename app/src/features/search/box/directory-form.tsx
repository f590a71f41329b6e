import { Search } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { cityLabel } from '#app/features/search/address/search-params.ts';
import type { SearchUrl } from '#app/features/search/address/use-search-url.ts';
import { useCitySuggestions } from '#app/graphql/laundromats/city-suggestions.ts';
import { Button } from '#app/ui/button.tsx';
import { CityField } from '#app/ui/choices/city-field.tsx';
import { useEarlyInput } from '#app/ui/fields/field-parts.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { queryMaxLength } from '#contract/laundromat/search.ts';
import { SearchFields } from './search-fields.tsx';

const typingPause = 300;

/** Text and city of the directory. Text applies after a pause in typing or on Enter, a city when it is chosen. */
export function DirectoryForm({ search }: { search: SearchUrl }) {
  const { criteria, sorts, change } = search;
  const [q, setQ] = useState(criteria.q);
  const [city, setCity] = useState(cityLabel(criteria));
  const [shown, setShown] = useState(criteria);
  // Another search is shown (« back », a link): update the fields unless they match already.
  if (shown !== criteria) {
    setShown(criteria);
    if (criteria.q !== shown.q && criteria.q !== q.trim()) setQ(criteria.q);
    if (cityLabel(criteria) !== cityLabel(shown)) setCity(cityLabel(criteria));
  }
  const field = useEarlyInput((typed) => {
    // A link that was pressed early may have led to another search: only what is being typed is newer than the address.
    if (typed === document.activeElement) setQ(typed.value);
  });
  const suggestions = useCitySuggestions(city === cityLabel(criteria) ? '' : city);

  useEffect(() => {
    if (q.trim() === criteria.q) return;
    const timer = setTimeout(() => change({ q: q.trim() }, { replace: true }), typingPause);
    return () => clearTimeout(timer);
  }, [q, criteria.q, change]);

  function changeCity(text: string) {
    setCity(text);
    if (text === '') change({ city: '', department: '' });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const cityChanged = city !== cityLabel(criteria);
    change({ q: q.trim(), ...(cityChanged && { city: city.trim(), department: '' }) });
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
      <SearchFields criteria={{ ...criteria, q: '', city: '', department: '' }} defaultSort={sorts[0]} />
      <TextField
        ref={field}
        label="Recherche"
        type="search"
        name="q"
        placeholder="Nom, adresse ou ville"
        maxLength={queryMaxLength}
        icon={<Search aria-hidden />}
        value={q}
        onChange={(event) => setQ(event.target.value)}
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
