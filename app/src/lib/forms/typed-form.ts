import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useEffectEvent } from 'react';
import { type FieldValues, type Path, useForm, type UseFormProps, type UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import type { FieldErrors } from '#contract/http/errors.ts';
import { frenchIssue } from '#contract/validation/validation-messages.ts';

/** A form that is checked by a schema of contract/, with the messages the server would give. */
export function useTypedForm<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
  options: Omit<UseFormProps<Input, unknown, Output>, 'resolver'>,
) {
  return useForm<Input, unknown, Output>({
    ...options,
    resolver: zodResolver(schema, { error: frenchIssue }),
  });
}

/** Returns the props of a text field: its registration, and what is wrong with it. */
export function fieldOf<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  name: Path<Values>,
) {
  return { error: form.getFieldState(name, form.formState).error?.message, ...form.register(name) };
}

/** Shows what the server refused under the fields that it names. The first of them gets the focus. */
export function showFieldErrors<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setError' | 'getValues'>,
  errors: FieldErrors,
  { focus = true } = {},
): void {
  const wrong = Object.keys(form.getValues()).filter((name) => errors[name] !== undefined);
  for (const name of wrong) {
    const shouldFocus = focus && name === wrong[0];
    form.setError(name as Path<Values>, { message: errors[name] }, { shouldFocus });
  }
}

/** Calls back with the values of a form whenever one of them changes. */
export function useFormChanges<Values extends FieldValues>(
  { subscribe }: Pick<UseFormReturn<Values>, 'subscribe'>,
  onChange: (values: Values) => void,
): void {
  const report = useEffectEvent(onChange);
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => report(values) }),
    [subscribe],
  );
}

/** Saves the typed values when the form disappears, so that closing its dialog loses nothing. */
export function useSavedOnClose<Values extends FieldValues>(
  { getValues }: Pick<UseFormReturn<Values>, 'getValues'>,
  save: (values: Values) => void,
): void {
  useEffect(() => () => save(getValues()), [getValues, save]);
}
