import type { DefaultValues } from 'react-hook-form';
import type { z } from 'zod';
import { useTypedForm } from '#app/lib/forms/typed-form.ts';
import { localDay } from '#app/lib/time/local-day.ts';
import type { OpeningException } from '#contract/laundromat/opening-exceptions.ts';
import type { LaundromatFormValues } from './form-values.ts';
import { pastDaysMessage } from './hours/hours-values.ts';

interface WithExceptions {
  openingExceptions?: readonly OpeningException[];
}

/**
 * A form with the fields of a laundromat, checked by one of the schemas of contract/. The schemas accept more than
 * strings, because a body may leave fields out; the form itself holds `Values`.
 */
export function useLaundromatForm<Values extends LaundromatFormValues, Output extends WithExceptions>(
  schema: z.ZodType<Output>,
  values: Values,
) {
  return useTypedForm(withoutPastDays(schema) as z.ZodType<Output, Values>, {
    defaultValues: values as DefaultValues<Values>,
  });
}

/** Refuses days that have passed, such as those of a mistyped year: once saved, the form would no longer show them. */
const withoutPastDays = <Output extends WithExceptions>(schema: z.ZodType<Output>) =>
  schema.superRefine(({ openingExceptions = [] }, context) => {
    const today = localDay(new Date());
    if (openingExceptions.some(({ lastDay }) => lastDay < today))
      context.addIssue({ code: 'custom', path: ['openingExceptions'], message: pastDaysMessage });
  });
