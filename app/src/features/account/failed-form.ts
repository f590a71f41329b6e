import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { showFieldErrors } from '#app/lib/forms/typed-form.ts';
import { ApiFailure } from '#app/lib/requests/api-failure.ts';
import { toastError } from '#app/ui/notices/toast.ts';

/**
 * Shows why the server refused a form: under the fields that it names, else above the button, and as a toast. The
 * form keeps the typed text. `fallback` is for a failure without a sentence for visitors.
 */
export function showFailure<Form extends FieldValues>(
  form: Pick<UseFormReturn<Form>, 'setError' | 'getValues'>,
  failure: unknown,
  { title, fallback }: { title: string; fallback: string },
): void {
  const known = failure instanceof ApiFailure ? failure : undefined;
  const errors = { ...known?.errors };
  if (known?.code === 'emailTaken') errors.email ??= known.sentence ?? title;
  showFieldErrors(form, errors);
  const sentence = known?.sentence ?? fallback;
  if (!Object.keys(errors).some((field) => field in form.getValues())) {
    form.setError('root', { message: sentence });
  }
  toastError(title, sentence);
}
