import { useState } from 'react';
import { CityField } from '../ui/city-field.tsx';
import type { RegisteredField } from '../ui/listing-fields.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useCitySuggestions } from './city-suggestions.ts';

interface PlaceFieldsProps {
  address: RegisteredField;
  postalCode: RegisteredField;
  city: string;
  cityError?: string;
  /** A new laundromat may have no town. */
  townRequired?: boolean;
  /** Choosing a commune changes both. */
  onChange: (name: 'city' | 'postalCode', value: string) => void;
  placeholders?: { address: string; city: string; postalCode: string };
}

/** The address of a laundromat; choosing a commune fills in its postal code. */
export function PlaceFields(props: PlaceFieldsProps) {
  const { address, postalCode, city, cityError, townRequired, onChange, placeholders } = props;
  // A chosen or initial value needs no suggestions until it changes.
  const [settled, setSettled] = useState(city);
  const suggestions = useCitySuggestions(city === settled ? '' : city);
  return (
    <>
      <TextField
        label="Adresse"
        required
        autoComplete="street-address"
        placeholder={placeholders?.address}
        maxLength={300}
        className="sm:col-span-2"
        {...address}
      />
      <CityField
        required={townRequired}
        text={city}
        placeholder={placeholders?.city}
        error={cityError}
        suggestions={suggestions}
        onTextChange={(text) => onChange('city', text)}
        onChoose={({ name, postalCode: chosen }) => {
          setSettled(name);
          onChange('city', name);
          onChange('postalCode', chosen);
        }}
      />
      <TextField
        label="Code postal"
        required={townRequired}
        inputMode="numeric"
        autoComplete="postal-code"
        placeholder={placeholders?.postalCode}
        maxLength={20}
        {...postalCode}
      />
    </>
  );
}
