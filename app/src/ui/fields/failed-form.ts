import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { showFieldErrors } from '#app/lib/forms/typed-form.ts';
import { ApiFailure } from '#app/lib/requests/api-failure.ts';
import { toastFailure } from '#app/ui/notices/toast.ts';

/**
 * Shows why a form was not saved: as a toast, and under the fields that the server names, else as the error of the whole
 * form. `fallback` is for a failure without a sentence for visitors.
 */
export function showFailedForm<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setError' | 'getValues'>,
  title: string,
  failure: unknown,
  fallback?: string,
): void {
  const message = toastFailure(title, failure, fallback);
  const errors = failure instanceof ApiFailure ? { ...failure.errors } : {};
  if (failure instanceof ApiFailure && failure.code === 'emailTaken') errors.email ??= message ?? title;
  showFieldErrors(form, errors);
  if (!Object.keys(errors).some((field) => field in form.getValues())) form.setError('root', { message });
}
