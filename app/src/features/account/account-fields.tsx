import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { type FieldValues, type Path, type PathValue, type UseFormReturn, useWatch } from 'react-hook-form';
import { likelyEmail } from '#app/features/account/email-typo.ts';
import { fieldOf } from '#app/lib/forms/typed-form.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';

interface PasswordFieldProps extends Omit<ComponentProps<typeof TextField>, 'type' | 'action'> {
  toggleLabel?: string;
}

export function PasswordField({ toggleLabel = 'Afficher le mot de passe', ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <TextField
      required
      {...field}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      action={
        <IconButton label={toggleLabel} aria-pressed={shown} onClick={() => setShown(!shown)}>
          <Icon aria-hidden className="size-5 text-slate" />
        </IconButton>
      }
    />
  );
}

interface EmailFieldProps<Values extends FieldValues, Output> extends Omit<
  ComponentProps<typeof TextField>,
  'form' | 'name'
> {
  form: UseFormReturn<Values, unknown, Output>;
  name: Path<Values>;
}

export function EmailField<Values extends FieldValues, Output>(props: EmailFieldProps<Values, Output>) {
  const { form, name, ...field } = props;
  const typed: unknown = useWatch({ control: form.control, name });
  const meant = typeof typed === 'string' ? likelyEmail(typed) : undefined;
  const correct = (value: unknown) =>
    form.setValue(name, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
  return (
    <div>
      <TextField required type="email" autoComplete="email" {...field} {...fieldOf(form, name)} />
      {meant && (
        <p role="status" className="mt-1.5 text-sm text-slate">
          Vouliez-vous dire{' '}
          <Button variant="quiet" size="small" onClick={() => correct(meant)} className="wrap-anywhere">
            {meant}
          </Button>
          &nbsp;?
        </p>
      )}
    </div>
  );
}
