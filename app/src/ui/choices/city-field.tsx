import { MapPin } from 'lucide-react';
import type { Ref } from 'react';
import { Combobox } from './combobox.tsx';

interface Commune {
  id: string;
  name: string;
  postalCode: string;
  department: string;
}

interface CityFieldProps<City extends Commune> {
  label?: string;
  text: string;
  placeholder?: string;
  required?: boolean;
  error?: string;
  suggestions: { cities: readonly City[]; pending: boolean; current: boolean };
  inputRef?: Ref<HTMLInputElement>;
  onTextChange: (text: string) => void;
  onChoose: (city: City) => void;
  className?: string;
}

export function CityField<City extends Commune>(props: CityFieldProps<City>) {
  const { text, suggestions, onTextChange, onChoose, className } = props;
  return (
    <Combobox
      label={props.label ?? 'Ville'}
      name="city"
      inputRef={props.inputRef}
      required={props.required}
      placeholder={props.placeholder ?? 'Ville ou code postal'}
      icon={<MapPin aria-hidden />}
      text={text}
      error={props.error}
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
