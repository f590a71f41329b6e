import type { FieldErrors } from 'react-hook-form';
import { toastError } from '#app/ui/notices/toast.ts';
import { isRequiredMessage, type LaundromatField } from '#contract/laundromat/field-definition.ts';
import { ownerFields } from '#contract/laundromat/fields.ts';
import { missingFieldsTitle } from '#contract/validation/form-fields.ts';
import type { LaundromatFormValues } from './form-values.ts';

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

/** Returns the message of an error, or of the first wrong field in a list. */
export function firstMessage(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('message' in error && typeof error.message === 'string') return error.message;
  return Object.values(error).map(firstMessage).find(Boolean);
}

/** Shows the toast for the wrong fields of a form. */
export function showRefusal(errors: FieldErrors<LaundromatFormValues>): void {
  const messages = Object.entries(errors).map(([name, error]) => [name, firstMessage(error)]);
  const refusal = refusalOf(Object.fromEntries(messages) as Record<string, string | undefined>);
  if (refusal) toastError(refusal.title, refusal.description);
}
