import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { showFieldErrors } from '#app/lib/forms/typed-form.ts';
import { ApiFailure } from '#app/lib/requests/api-failure.ts';
import { toastFailure } from '#app/ui/notices/toast.ts';

/** Shows why a form was not saved: as a toast, and under the fields that the server names. */
export function showFailedForm<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setError' | 'getValues'>,
  title: string,
  failure: unknown,
  fallback?: string,
): void {
  if (failure instanceof ApiFailure) showFieldErrors(form, failure.errors);
  toastFailure(title, failure, fallback);
}
