import { MapPin } from 'lucide-react';
import { Combobox, type ComboboxProps } from './combobox.tsx';

interface Commune {
  id: string;
  name: string;
  postalCode: string;
  department: string;
}

type FieldProps = Pick<
  ComboboxProps,
  'text' | 'placeholder' | 'required' | 'error' | 'inputRef' | 'onTextChange' | 'className'
>;

interface CityFieldProps<City extends Commune> extends FieldProps {
  label?: string;
  suggestions: { cities: readonly City[]; pending: boolean; current: boolean };
  onChoose: (city: City) => void;
}

export function CityField<City extends Commune>(props: CityFieldProps<City>) {
  const { label = 'Ville', placeholder = 'Ville ou code postal', suggestions, onChoose, ...field } = props;
  return (
    <Combobox
      {...field}
      label={label}
      name="city"
      placeholder={placeholder}
      icon={<MapPin aria-hidden />}
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
    />
  );
}
