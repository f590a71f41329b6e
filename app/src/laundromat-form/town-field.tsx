import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useCitySuggestions } from '#app/data/city-suggestions.ts';
import { CityField } from '#app/ui/city-field.tsx';
import type { LaundromatFormValues } from './form-values.ts';

interface TownFieldProps {
  label: string;
  placeholder?: string;
  required?: boolean;
  className?: string;
}

/** The town of a laundromat. A commune that is chosen fills in the postal code. */
export function TownField(props: TownFieldProps) {
  const { control, setValue, formState } = useFormContext<LaundromatFormValues>();
  const { field, fieldState } = useController({ control, name: 'city' });
  // What was chosen, or stood there at first, requires no suggestions until it is changed.
  const [chosen, setChosen] = useState(field.value);
  const suggestions = useCitySuggestions(field.value === chosen ? '' : field.value);
  return (
    <CityField
      {...props}
      inputRef={field.ref}
      text={field.value}
      error={fieldState.error?.message}
      suggestions={suggestions}
      onTextChange={field.onChange}
      onChoose={({ name, postalCode }) => {
        setChosen(name);
        field.onChange(name);
        const shouldValidate = formState.isSubmitted;
        setValue('postalCode', postalCode, { shouldDirty: true, shouldValidate });
      }}
    />
  );
}
