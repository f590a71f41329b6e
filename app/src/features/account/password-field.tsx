import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';

interface PasswordFieldProps extends Omit<ComponentProps<typeof TextField>, 'type' | 'action'> {
  /** Name of the button: « Afficher le mot de passe ». */
  toggleLabel?: string;
}

/** A password field with a button that shows the password. */
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
