import type { ReactNode } from 'react';
import type { DefaultValues, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { fieldOf, showFieldErrors, useTypedForm } from '#app/lib/forms/typed-form.ts';
import { ApiFailure } from '#app/lib/requests/api-failure.ts';
import { Button } from '#app/ui/button.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { FormFailure } from '#app/ui/notices/form-failure.tsx';
import { toastError } from '#app/ui/notices/toast.ts';
import { EmailField, PasswordField } from './account-fields.tsx';

interface AccountFormProps<Input extends FieldValues, Output> {
  title: string;
  children?: ReactNode;
  schema: z.ZodType<Output, Input>;
  values: Input;
  fields: readonly {
    name: Path<Input>;
    label: string;
    autoComplete: string;
    type?: 'email' | 'password' | 'tel';
  }[];
  submitLabel: string;
  isDanger?: boolean;
  /** Rejects when the server refuses. */
  onSend: (values: Output) => Promise<void>;
}

export function AccountForm<Input extends FieldValues, Output>(props: AccountFormProps<Input, Output>) {
  const { title, children, schema, values, fields, submitLabel, isDanger, onSend } = props;
  const form = useTypedForm(schema, { defaultValues: values as DefaultValues<Input> });
  const { errors, isSubmitting } = form.formState;
  const send = async (typed: Output) => {
    try {
      await onSend(typed);
      form.reset({ ...values, ...(isDanger ? {} : publicValues(typed as object)) } as Input);
    } catch (failure) {
      showFailure(form, failure, {
        title: `${title}\u00a0: échec`,
        fallback: 'Veuillez réessayer plus tard.',
      });
    }
  };
  return (
    <Disclosure title={title}>
      {children}
      <form
        noValidate
        aria-label={title}
        onSubmit={(event) => void form.handleSubmit(send)(event)}
        className="mt-3 max-w-md space-y-4 text-ink"
      >
        {fields.map(({ name, label, autoComplete, type }) => {
          const labelled = { label, autoComplete };
          if (type === 'email') return <EmailField key={name} form={form} name={name} {...labelled} />;
          const field = { ...labelled, ...fieldOf(form, name) };
          return type === 'password' ? (
            <PasswordField key={name} toggleLabel={`Afficher\u00a0: ${label}`} {...field} />
          ) : (
            <TextField key={name} required={type !== 'tel'} type={type} {...field} />
          );
        })}
        <FormFailure message={errors.root?.message} />
        <Button type="submit" variant={isDanger ? 'danger' : 'primary'} pending={isSubmitting}>
          {submitLabel}
        </Button>
      </form>
    </Disclosure>
  );
}

function publicValues(values: object): object {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !/password/i.test(name)));
}

/**
 * Shows a refusal under the fields that it names, else above the button, and as a toast. `fallback` is for a failure
 * without a sentence for visitors.
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
