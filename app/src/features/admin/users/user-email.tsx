import { useState } from 'react';
import { useWrite } from '#app/features/admin/lists/use-write.ts';
import { fieldOf, useTypedForm } from '#app/lib/forms/typed-form.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { toast } from '#app/ui/notices/toast.ts';
import { Dialog } from '#app/ui/windows/dialog.tsx';
import { WindowButtons } from '#app/ui/windows/window-buttons.tsx';
import { forgotPasswordForm } from '#contract/account/account.ts';
import type { UserChangeProps } from './user-changes.tsx';
import { changeUserMutation } from './users-query.ts';

/** The address of an account, whether it is confirmed, and its correction. */
export function UserEmail({ user, isOwn, onChanged }: UserChangeProps) {
  const { id, email, emailVerified, firstName, lastName } = user;
  const [isOpen, setOpen] = useState(false);
  const form = useTypedForm(forgotPasswordForm, { defaultValues: { email } });
  const { write, writing } = useWrite();
  const close = () => setOpen(false);
  const save = async (changes: { email: string }) => {
    const done = await write(
      changeUserMutation,
      { id, changes },
      "L'adresse n'a pas été corrigée",
      (message) => form.setError('email', { message }, { shouldFocus: true }),
    );
    if (!done) return;
    toast({ title: 'Adresse corrigée', description: changes.email });
    close();
    onChanged();
  };
  return (
    <div className="wrap-anywhere">
      {email} {!emailVerified && <Badge variant="danger">Non confirmé</Badge>}
      {!isOwn && (
        <Button variant="quiet" size="small" className="-ml-3" onClick={() => setOpen(true)}>
          Corriger
          <span className="sr-only">
            {' '}
            l'adresse de {firstName} {lastName}
          </span>
        </Button>
      )}
      <Dialog
        open={isOpen}
        onClose={close}
        title={`Adresse de ${firstName} ${lastName}`}
        intro="Toutes les sessions du compte se ferment, et la nouvelle adresse est à confirmer par son titulaire. La correction figure au journal."
      >
        <form noValidate onSubmit={(event) => void form.handleSubmit(save)(event)} className="mt-4 space-y-4">
          <TextField label="Email" required type="email" autoCapitalize="none" {...fieldOf(form, 'email')} />
          <WindowButtons>
            <Button variant="secondary" onClick={close}>
              Annuler
            </Button>
            <Button type="submit" pending={writing}>
              Corriger l'adresse
            </Button>
          </WindowButtons>
        </form>
      </Dialog>
    </div>
  );
}
