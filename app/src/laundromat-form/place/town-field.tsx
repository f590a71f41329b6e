import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useCitySuggestions } from '#app/graphql/laundromats/city-suggestions.ts';
import type { LaundromatFormValues } from '#app/laundromat-form/form-values.ts';
import { CityField } from '#app/ui/choices/city-field.tsx';
import { communeName } from '#contract/laundromat/town.ts';

interface TownFieldProps {
  label: string;
  placeholder?: string;
  required?: boolean;
  error?: string;
  className?: string;
}

/** The town of a laundromat. A commune that is chosen fills in the postal code. */
export function TownField(props: TownFieldProps) {
  const { control, setValue, formState } = useFormContext<LaundromatFormValues>();
  const { field } = useController({ control, name: 'city' });
  // Only typed text requires suggestions, not one that was chosen here or with the address, or that the form began
  // with.
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
