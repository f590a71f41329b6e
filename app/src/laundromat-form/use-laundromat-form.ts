import type { DefaultValues, FieldErrors } from 'react-hook-form';
import type { z } from 'zod';
import { pastDaysMessage } from '#app/laundromat-form/hours/hours-values.ts';
import { useTypedForm } from '#app/lib/forms/typed-form.ts';
import { localDay } from '#app/lib/time/local-day.ts';
import { toastError } from '#app/ui/notices/toast.ts';
import { isRequiredMessage, type LaundromatField } from '#contract/laundromat/field-definition.ts';
import { ownerFields } from '#contract/laundromat/fields.ts';
import type { OpeningException } from '#contract/laundromat/opening-exceptions.ts';
import { isTypedDay } from '#contract/validation/day-range.ts';
import { missingFieldsTitle } from '#contract/validation/form-fields.ts';
import type { LaundromatFormValues } from './form-values.ts';

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
    if (openingExceptions.some(({ lastDay }) => isTypedDay(lastDay) && lastDay < today))
      context.addIssue({ code: 'custom', path: ['openingExceptions'], message: pastDaysMessage });
  });

const fields: [name: string, field: LaundromatField][] = Object.entries(ownerFields);

/**
 * The toast for a form with wrong fields (spec §5): a missing field comes before any other mistake. Undefined when
 * nothing is wrong.
 */
export function refusalOf(
  messages: Readonly<Record<string, string | undefined>>,
): { title: string; description: string } | undefined {
  const wrong = fields.flatMap(([name, { refusalTitle }]) => {
    const description = messages[name];
    return description === undefined
      ? []
      : [{ title: refusalTitle ?? 'Information à corriger', description }];
  });
  const missing = wrong.find(({ description }) => isRequiredMessage(description));
  return missing ? { ...missing, title: missingFieldsTitle } : wrong[0];
}

export function firstMessage(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('message' in error && typeof error.message === 'string') return error.message;
  return Object.values(error).map(firstMessage).find(Boolean);
}

export function showRefusal(errors: FieldErrors<LaundromatFormValues>): void {
  const messages = Object.entries(errors).map(([name, error]) => [name, firstMessage(error)]);
  const refusal = refusalOf(Object.fromEntries(messages) as Record<string, string | undefined>);
  if (refusal) toastError(refusal.title, refusal.description);
}
