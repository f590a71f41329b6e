import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { useCitySuggestions } from '#app/graphql/laundromats/city-suggestions.ts';
import type { LaundromatFormValues } from '#app/laundromat-form/form-values.ts';
import { usePlaceAnswer } from '#app/map/use-place-answer.ts';
import { CityField } from '#app/ui/choices/city-field.tsx';
import { Combobox, type ComboboxProps } from '#app/ui/choices/combobox.tsx';
import { communeName } from '#contract/laundromat/town.ts';
import { type AddressSuggestion, addressSuggestions, suggestionsFrom } from '#contract/places/addresses.ts';

const endpoint = '/api/places/suggestions';
const typingPauseMs = 300;
const longestText = 200;

/**
 * Returns the streets and house numbers that continue `text` in `city`, or elsewhere when there are none. Nothing while
 * `text` is too short.
 */
function useAddressSuggestions(text: string, city: string) {
  const typed = text.trim();
  const isLongEnough = typed.length >= suggestionsFrom;
  const inTown = city.trim() === '' ? typed : `${typed} ${city.trim()}`;
  const near = usePlaceAnswer(isLongEnough ? pathOf(inTown) : null, addressSuggestions, typingPauseMs);
  const looksElsewhere = inTown !== typed && near.isCurrent && near.answer?.length === 0;
  const elsewhere = usePlaceAnswer(looksElsewhere ? pathOf(typed) : null, addressSuggestions, 0);
  const { answer, isCurrent } = looksElsewhere ? elsewhere : near;
  return {
    addresses: isLongEnough ? streetsOf(answer ?? []) : [],
    pending: isLongEnough && !isCurrent,
  };
}

const pathOf = (q: string) => `${endpoint}?${new URLSearchParams({ q: q.slice(0, longestText) })}`;

/** Suggestions without a street are communes, which the field for the town suggests. */
function streetsOf(suggestions: AddressSuggestion[]) {
  const streets = suggestions.filter(({ address }) => address !== '');
  const byKey = new Map(streets.map((street) => [keyOf(street), { ...street, key: keyOf(street) }]));
  return [...byKey.values()];
}

const keyOf = ({ address, postalCode, city }: AddressSuggestion) => `${address}, ${postalCode} ${city}`;

type FieldProps = Pick<ComboboxProps, 'label' | 'placeholder' | 'required' | 'error' | 'className'>;

/** The address of a laundromat. A suggestion that is chosen also fills in postal code and town; any text is accepted. */
export function AddressField(props: FieldProps & Pick<ComboboxProps, 'maxLength'>) {
  const { control, setValue, formState } = useFormContext<LaundromatFormValues>();
  const { field } = useController({ control, name: 'address' });
  const city = useWatch({ control, name: 'city' });
  // A chosen text, or the one that the form began with, needs no suggestions.
  const [typed, setTyped] = useState('');
  const { addresses, pending } = useAddressSuggestions(field.value === typed ? typed : '', city);
  return (
    <Combobox
      {...props}
      name="address"
      icon={<MapPin aria-hidden />}
      inputRef={field.ref}
      text={field.value}
      pending={pending}
      options={addresses.map((suggestion) => ({
        value: suggestion.key,
        label: suggestion.address,
        detail: `${suggestion.postalCode} ${suggestion.city}`,
      }))}
      onTextChange={(text) => {
        setTyped(text);
        field.onChange(text);
      }}
      onSelect={({ value }) => {
        const suggestion = addresses.find(({ key }) => key === value);
        if (!suggestion) return;
        setTyped('');
        field.onChange(suggestion.address);
        const options = { shouldDirty: true, shouldValidate: formState.isSubmitted };
        setValue('postalCode', suggestion.postalCode, options);
        setValue('city', suggestion.city, options);
      }}
    />
  );
}

/** The town of a laundromat. A commune that is chosen fills in the postal code. */
export function TownField(props: FieldProps) {
  const { control, setValue, formState } = useFormContext<LaundromatFormValues>();
  const { field } = useController({ control, name: 'city' });
  // A town that was chosen, here or with the address, needs no suggestions.
  const [typed, setTyped] = useState('');
  const suggestions = useCitySuggestions(field.value === typed ? typed : '');
  return (
    <CityField
      {...props}
      inputRef={field.ref}
      text={field.value}
      suggestions={suggestions}
      onTextChange={(text) => {
        setTyped(text);
        field.onChange(text);
      }}
      onChoose={({ name, postalCode }) => {
        setTyped('');
        field.onChange(communeName(name));
        const shouldValidate = formState.isSubmitted;
        setValue('postalCode', postalCode, { shouldDirty: true, shouldValidate });
      }}
    />
  );
}
