import { clsx } from 'clsx';
import { useController, useFormContext } from 'react-hook-form';
import type { LaundromatForm } from '#contract/laundromat/field-definition.ts';
import { ownerFields } from '#contract/laundromat/fields.ts';
import { ServiceCheckboxes } from '#app/data/site/service-checkboxes.tsx';
import type { LaundromatFormValues } from './form-values.ts';

/** The services of a laundromat. Only the administrators' form has no heading of the same words above it. */
export function ServicesField({ form }: { form: LaundromatForm }) {
  const { control } = useFormContext<LaundromatFormValues>();
  const { field } = useController({ control, name: 'services' });
  return (
    <fieldset
      className={clsx('grid gap-x-6 sm:col-span-2 sm:grid-cols-2', form === 'owner' && 'lg:grid-cols-3')}
    >
      <legend className={form === 'admin' ? 'text-sm font-semibold' : 'sr-only'}>
        {ownerFields.services.label}
      </legend>
      <ServiceCheckboxes chosen={field.value} onChange={field.onChange} />
    </fieldset>
  );
}
