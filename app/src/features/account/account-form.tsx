import type { ReactNode } from 'react';
import type { DefaultValues, FieldValues, Path } from 'react-hook-form';
import type { z } from 'zod';
import { fieldOf, useTypedForm } from '#app/lib/forms/typed-form.ts';
import { Button } from '#app/ui/button.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { showFailedForm } from '#app/ui/fields/failed-form.ts';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { FormFailure } from '#app/ui/notices/form-failure.tsx';
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
  // Another tab may change what is stored, but not what is typed here.
  const resetOptions = { keepDirtyValues: true };
  const form = useTypedForm(schema, { defaultValues: values as DefaultValues<Input>, values, resetOptions });
  const { errors, isSubmitting } = form.formState;
  const send = async (typed: Output) => {
    try {
      await onSend(typed);
      const saved = { ...values, ...(isDanger ? {} : publicValues(typed as object)) } as Input;
      form.reset(saved, { keepDirtyValues: false });
    } catch (failure) {
      showFailedForm(form, `${title}\u00a0: échec`, failure, 'Veuillez réessayer plus tard.');
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
