import type { DefaultValues } from 'react-hook-form';
import type { z } from 'zod';
import { useTypedForm } from '#app/lib/forms/typed-form.ts';
import type { LaundromatFormValues } from './form-values.ts';

/**
 * A form with the fields of a laundromat, checked by one of the schemas of contract/. The schemas accept more than
 * strings, because a body may leave fields out; the form itself holds `Values`.
 */
export function useLaundromatForm<Values extends LaundromatFormValues, Output>(
  schema: z.ZodType<Output>,
  values: Values,
) {
  return useTypedForm(schema as z.ZodType<Output, Values>, {
    defaultValues: values as DefaultValues<Values>,
  });
}
