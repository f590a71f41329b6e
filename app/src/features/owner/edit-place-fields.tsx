import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { LaundromatEditForm } from '#contract/laundromat-forms.ts';
import { useCitySuggestions } from '#app/graphql/city-suggestions.ts';
import { CityField } from '#app/ui/city-field.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import type { EditValues } from './edit-values.ts';

export type EditForm = UseFormReturn<EditValues, unknown, LaundromatEditForm>;

/** Town and postal code; a commune that is chosen brings its own. */
export function EditPlaceFields({ form }: { form: EditForm }) {
  const { errors, isSubmitted } = form.formState;
  const city = useWatch({ control: form.control, name: 'city' });
  // What stands there already needs no suggestions until it is changed.
  const [settled, setSettled] = useState(city);
  const suggestions = useCitySuggestions(city === settled ? '' : city);
  const set = { shouldDirty: true, shouldValidate: isSubmitted };
  return (
    <>
      <CityField
        text={city}
        error={errors.city?.message}
        suggestions={suggestions}
        onTextChange={(text) => form.setValue('city', text, set)}
        onChoose={({ name, postalCode }) => {
          setSettled(name);
          form.setValue('city', name, set);
          form.setValue('postalCode', postalCode, set);
        }}
      />
      <TextField
        label="Code postal"
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={20}
        error={errors.postalCode?.message}
        {...form.register('postalCode')}
      />
    </>
  );
}
