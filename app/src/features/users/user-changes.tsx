import { useState } from 'react';
import { useShownAction } from '#app/graphql/action.ts';
import { fieldOf, useTypedForm } from '#app/lib/forms/typed-form.ts';
import { Button } from '#app/ui/button.tsx';
import { Select } from '#app/ui/choices/select.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { FormDialog } from '#app/ui/windows/form-dialog.tsx';
import { deleteAccountForm } from '#contract/account/account.ts';
import type { UserRole } from '#contract/account/roles.ts';
import { SuspendDialog } from './suspend-dialog.tsx';
import { type AdminUser, changeUserRoleMutation, reinstateUserMutation } from './users-query.ts';

export interface UserChangeProps {
  user: AdminUser;
  isOwn: boolean;
  onChanged: () => void;
}

const roleOptions = [
  { value: 'client', label: 'Client' },
  { value: 'owner', label: 'Propriétaire' },
  { value: 'admin', label: 'Administrateur' },
] as const;

const roleNames: Record<string, string> = Object.fromEntries(
  roleOptions.map(({ value, label }) => [value, label]),
);

export function UserRoleSelect({ user, isOwn, onChanged }: UserChangeProps) {
  const { id: userId, role, firstName, lastName } = user;
  const name = `${firstName} ${lastName}`;
  const [isAsking, setAsking] = useState(false);
  const { run, pending } = useShownAction(changeUserRoleMutation, onChanged);
  const form = useTypedForm(deleteAccountForm, { defaultValues: { password: '' } });
  if (isOwn) return <span>{roleNames[role]}</span>;
  const change = async (chosen: UserRole, password?: string) => {
    const done = { title: `Rôle\u00a0: ${roleNames[chosen]}`, description: name };
    if (await run({ userId, role: chosen, password }, done, "Le rôle n'a pas été modifié")) close();
  };
  const close = () => {
    setAsking(false);
    form.reset();
  };
  return (
    <>
      <Select
        label={`Rôle de ${name}`}
        hideLabel
        value={role}
        options={roleOptions}
        disabled={pending}
        onChange={(chosen) => {
          if (chosen === role) return;
          if (chosen === 'admin') setAsking(true);
          else void change(chosen);
        }}
        className="w-44 max-w-full"
      />
      <FormDialog
        open={isAsking}
        onClose={close}
        title={`Nommer ${name} administrateur\u00a0?`}
        intro="Un administrateur peut tout lire et tout changer. Les autres administrateurs sont prévenus par email."
        submitLabel="Nommer administrateur"
        pending={pending}
        onSubmit={form.handleSubmit(({ password }) => change('admin', password))}
      >
        <TextField
          label="Votre mot de passe"
          required
          type="password"
          autoComplete="current-password"
          data-autofocus
          {...fieldOf(form, 'password')}
        />
      </FormDialog>
    </>
  );
}

export function UserAccess({ user, isOwn, onChanged }: UserChangeProps) {
  const [isAsking, setAsking] = useState(false);
  const { run, pending } = useShownAction(reinstateUserMutation, onChanged);
  if (isOwn) return null;
  const { id: userId, isActive, firstName, lastName } = user;
  const name = `${firstName} ${lastName}`;
  const reinstate = async () => {
    const done = { title: 'Compte réactivé', description: name };
    await run({ userId }, done, "Le compte n'a pas été réactivé");
  };
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        pending={pending}
        onClick={() => (isActive ? setAsking(true) : void reinstate())}
        className="w-full lg:w-26"
      >
        <span>{isActive ? 'Désactiver' : 'Réactiver'}</span>
        <span className="sr-only"> {name}</span>
      </Button>
      <SuspendDialog user={user} open={isAsking} onClose={() => setAsking(false)} onChanged={onChanged} />
    </>
  );
}
