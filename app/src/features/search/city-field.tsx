import { MapPin } from 'lucide-react';
import { Combobox } from '#app/ui/combobox.tsx';
import type { City } from './city-query.ts';
import type { CitySuggestions } from './use-city-suggestions.ts';

interface CityFieldProps {
  text: string;
  placeholder?: string;
  suggestions: CitySuggestions;
  onTextChange: (text: string) => void;
  onChoose: (city: City) => void;
  className?: string;
}

/** The town of a search, with the communes of France on offer; free text stays allowed. */
export function CityField(props: CityFieldProps) {
  const {
    text,
    placeholder = 'Ville ou code postal',
    suggestions,
    onTextChange,
    onChoose,
    className,
  } = props;
  return (
    <Combobox
      label="Ville"
      name="city"
      placeholder={placeholder}
      icon={<MapPin aria-hidden />}
      text={text}
      onTextChange={onTextChange}
      options={suggestions.cities.map((city) => ({
        value: city.id,
        label: city.name,
        detail: `${city.postalCode} · ${city.department}`,
      }))}
      onSelect={(option) => {
        const city = suggestions.cities.find(({ id }) => id === option.value);
        if (city) onChoose(city);
      }}
      pending={suggestions.pending}
      emptyText={suggestions.current ? 'Aucune commune ne porte ce nom' : undefined}
      className={className}
    />
  );
}
