import type { z } from 'zod';
import type { FieldErrors } from '#contract/http/errors.ts';
import { missingFieldsTitle } from '#contract/validation/form-fields.ts';
import { createRequiredMessage, laundromatSubmission, linkFormatTitles } from '#contract/laundromat/forms.ts';
import { defaultHours } from '#contract/laundromat/laundromat.ts';

/** The form as it is typed; every field is text until it is sent. */
export type SubmissionValues = z.input<typeof laundromatSubmission>;

export const emptyValues = {
  name: '',
  address: '',
  city: '',
  postalCode: '',
  phone: '',
  email: '',
  description: '',
  hours: defaultHours,
  priceFrom: '',
  website: '',
  facebook: '',
  instagram: '',
  services: [],
} satisfies SubmissionValues;

/** The fields in the order of the form: what is wrong is told from the top. */
const order = Object.keys(laundromatSubmission.shape) as (keyof SubmissionValues)[];

/** The toast for a form that is not right yet (spec §5), and the field to go to. Undefined when nothing is wrong. */
export function refusalOf(
  errors: FieldErrors,
): { field: string; title: string; description: string } | undefined {
  const fields = order.filter((name) => errors[name] !== undefined);
  const missing = fields.find((name) => errors[name] === createRequiredMessage);
  const field = missing ?? fields[0];
  if (!field) return undefined;
  if (missing) return { field, title: missingFieldsTitle, description: createRequiredMessage };
  const title =
    field in linkFormatTitles
      ? linkFormatTitles[field as keyof typeof linkFormatTitles]
      : 'Information à corriger';
  return { field, title, description: errors[field]! };
}

/** Whether somebody has typed anything worth keeping. */
export function isTyped(values: SubmissionValues): boolean {
  return order.some((name) => String(values[name] ?? '') !== String(emptyValues[name]));
}
