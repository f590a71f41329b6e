import { Search } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { regions, type Region } from '#contract/laundromat/regions.ts';
import { searchRadiiKm } from '#contract/laundromat/search.ts';
import { useCitySuggestions } from '#app/data/city-suggestions.ts';
import { Button } from '#app/ui/button.tsx';
import { CityField } from '#app/ui/city-field.tsx';
import { Select } from '#app/ui/select.tsx';
import { AroundMe } from './around-me.tsx';
import {
  draftOf,
  emptyPlace,
  isEmptyPlace,
  placeToSearch,
  withCity,
  withRegion,
  withText,
} from './place-draft.ts';
import type { SearchCriteria } from './search-params.ts';

const regionOptions = [
  { value: '', label: 'Toutes les régions' },
  ...regions.map((region) => ({ value: region as string, label: region as string })),
];
const radiusOptions = searchRadiiKm.map((km) => ({ value: km as number, label: `${km}\u00a0km` }));

interface SearchPanelProps {
  criteria: SearchCriteria;
  onSearch: (place: Partial<SearchCriteria>) => void;
}

/** The place to search. Nothing applies before « Rechercher », except a requested position. */
export function SearchPanel({ criteria, onSearch }: SearchPanelProps) {
  const [draft, setDraft] = useState(() => draftOf(criteria));
  const [shown, setShown] = useState(criteria);
  // « Back », a link or « Effacer » changed the search: the panel follows the page.
  if (shown !== criteria) {
    setShown(criteria);
    setDraft(draftOf(criteria));
  }
  const suggestions = useCitySuggestions(draft.department ? '' : draft.text);
  const form = useRef<HTMLFormElement>(null);
  const aroundMe = draft.centre !== null && draft.city === '';

  // The draft is set as well: submitting the present search again changes no URL but may change the fields.
  function apply(changes: Partial<SearchCriteria>) {
    setDraft(draftOf({ ...criteria, ...changes }));
    onSearch(changes);
  }

  /** The button disappears with what it cleared, so the focus moves to the next field to fill in. */
  function clear() {
    apply(emptyPlace);
    form.current?.querySelector('input')?.focus();
  }

  function search(event: FormEvent) {
    event.preventDefault();
    apply(placeToSearch(draft, suggestions.current ? suggestions.cities : []));
  }

  return (
    <form
      ref={form}
      role="search"
      aria-label="Rechercher une laverie"
      onSubmit={search}
      className="on-light flex flex-wrap items-end gap-3 rounded-card bg-card p-4 text-ink shadow-lift sm:p-5 lg:grid lg:grid-cols-[1fr_1.5fr_8rem_auto]"
    >
      <Select
        label="Région"
        value={draft.region ?? ''}
        options={regionOptions}
        onChange={(region) => setDraft(withRegion(draft, (region || null) as Region | null))}
        className="min-w-0 grow-99 basis-32 max-lg:order-2"
      />
      <CityField
        text={draft.text}
        placeholder={aroundMe ? 'Autour de votre position' : undefined}
        suggestions={suggestions}
        onTextChange={(text) => setDraft(withText(draft, text))}
        onChoose={(city) => setDraft(withCity(draft, city))}
        className="min-w-0 basis-full max-lg:order-1"
      />
      <Select
        label="Rayon"
        value={draft.radius}
        options={radiusOptions}
        onChange={(radius) => setDraft({ ...draft, radius })}
        className="min-w-0 grow basis-27 max-lg:order-3"
      />
      <Button type="submit" className="basis-full max-lg:order-4">
        <Search aria-hidden className="size-5" />
        Rechercher
      </Button>
      <div className="order-5 col-span-full -mx-2 -mb-2 flex grow basis-full flex-wrap items-center justify-between gap-x-2">
        <AroundMe
          onPosition={(centre) => apply({ ...emptyPlace, radius: draft.radius, centre, sort: 'distance' })}
        />
        {(!isEmptyPlace(draft) || !isEmptyPlace(criteria)) && (
          <Button variant="quiet" onClick={clear} className="max-[22rem]:px-2">
            Tout effacer
          </Button>
        )}
      </div>
    </form>
  );
}
