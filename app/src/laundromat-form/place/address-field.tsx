import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import type { LaundromatFormValues } from '#app/laundromat-form/form-values.ts';
import { useAddressSuggestions } from '#app/map/address-suggestions.ts';
import { Combobox } from '#app/ui/choices/combobox.tsx';

interface AddressFieldProps {
  label: string;
  placeholder?: string;
  required?: boolean;
  error?: string;
  maxLength?: number;
  className?: string;
}

/** The address of a laundromat. A suggestion that is chosen also fills in postal code and town; any text is accepted. */
export function AddressField(props: AddressFieldProps) {
  const { control, setValue, formState } = useFormContext<LaundromatFormValues>();
  const { field } = useController({ control, name: 'address' });
  const city = useWatch({ control, name: 'city' });
  // Only typed text requires suggestions, not one that was chosen or that the form began with.
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
