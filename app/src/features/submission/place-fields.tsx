import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { submissionDefaults } from '#contract/laundromat-forms.ts';
import { useCitySuggestions } from '#app/graphql/city-suggestions.ts';
import { CityField } from '#app/ui/city-field.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import type { Submission } from './use-submission.ts';

/** Where the laundromat is; a commune that is chosen brings its postal code. */
export function PlaceFields({ form }: { form: Submission['form'] }) {
  const { errors } = form.formState;
  const city = useWatch({ control: form.control, name: 'city' }) ?? '';
  // What was chosen, or stood there at first, needs no suggestions until it is changed.
  const [settled, setSettled] = useState(city);
  const suggestions = useCitySuggestions(city === settled ? '' : city);
  const set = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };

  return (
    <>
      <TextField
        label="Adresse"
        autoComplete="street-address"
        placeholder="12 rue de la République"
        maxLength={300}
        error={errors.address?.message}
        className="sm:col-span-2"
        {...form.register('address')}
      />
      <CityField
        text={city}
        placeholder={submissionDefaults.city}
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
        placeholder={submissionDefaults.postalCode}
        maxLength={20}
        error={errors.postalCode?.message}
        {...form.register('postalCode')}
      />
    </>
  );
}
