import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useEffectEvent } from 'react';
import {
  type FieldValues,
  type Path,
  type RegisterOptions,
  type ResolverOptions,
  useForm,
  type UseFormProps,
  type UseFormReturn,
} from 'react-hook-form';
import type { z } from 'zod';
import type { FieldErrors } from '#contract/http/errors.ts';
import { frenchIssue } from '#contract/validation/validation-messages.ts';

/** A form that is checked by a schema, with French messages. */
export function useTypedForm<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
  options: Omit<UseFormProps<Input, unknown, Output>, 'resolver'>,
) {
  const check = zodResolver<Input, unknown, Output>(schema, { error: frenchIssue });
  const form = useForm<Input, unknown, Output>({
    ...options,
    resolver: (values, context, resolved) => {
      const shown = shownTexts(values, resolved.fields);
      // Autofill may change a field without an event.
      for (const [name, text] of shown)
        if (values[name] !== text && text !== unreadable) form.setValue(name as Path<Input>, text as never);
      return check({ ...values, ...Object.fromEntries(shown) }, context, resolved);
    },
  });
  return form;
}

/** Refused by every schema, unlike the empty value that browsers give for a day such as 31 February. */
const unreadable = '?';

function shownTexts<Values extends FieldValues>(
  values: Values,
  fields: ResolverOptions<Values>['fields'],
): [string, string][] {
  return Object.entries(values).flatMap(([name, value]: [string, unknown]) => {
    const element = (fields as Partial<Record<string, { ref: unknown }>>)[name]?.ref;
    const isInput = element instanceof HTMLInputElement;
    if (isInput && element.validity.badInput) return [[name, unreadable]];
    const isText =
      element instanceof HTMLTextAreaElement || (isInput && !/^(radio|checkbox|file)$/.test(element.type));
    return isText && typeof value === 'string' ? [[name, element.value]] : [];
  });
}

/** Returns the props of a field: its registration and its error. Text typed while the form is sent would be lost. */
export function fieldOf<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  name: Path<Values>,
  options?: RegisterOptions<Values, Path<Values>>,
) {
  const { formState } = form;
  return {
    error: form.getFieldState(name, formState).error?.message,
    readOnly: formState.isSubmitting,
    ...form.register(name, options),
  };
}

/** Shows errors of the server at their fields, and focuses the first. */
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
