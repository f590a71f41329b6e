import { useWrite } from '#app/features/admin/lists/use-write.ts';
import { Button } from '#app/ui/button.tsx';
import { Select } from '#app/ui/choices/select.tsx';
import { toast } from '#app/ui/notices/toast.ts';
import { changeUserMutation, type AdminUser } from './users-query.ts';

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

/** Changes an account at once, and offers to undo the change. */
function useUserChange({ user, onChanged }: Omit<UserChangeProps, 'isOwn'>) {
  const { write, writing } = useWrite();
  const name = `${user.firstName} ${user.lastName}`;
  const { id, role, isActive } = user;

  async function change(changes: { role?: string; isActive?: boolean }, title: string, canUndo = true) {
    const done = await write(changeUserMutation, { id, changes }, "Le compte n'a pas été modifié");
    if (!done) return;
    const undo = {
      label: 'Annuler',
      onPress: () => void change({ role, isActive }, 'Changement annulé', false),
    };
    toast({ title, description: name, action: canUndo ? undo : undefined });
    onChanged();
  }
  return { change, writing, name };
}

export function UserRoleSelect({ isOwn, ...rest }: UserChangeProps) {
  const { change, writing, name } = useUserChange(rest);
  const { role } = rest.user;
  if (isOwn) return roleNames[role];
  return (
    <Select
      label={`Rôle de ${name}`}
      hideLabel
      value={role}
      options={roleOptions}
      disabled={writing}
      onChange={(chosen) => {
        if (chosen !== role) void change({ role: chosen }, `Rôle\u00a0: ${roleNames[chosen]}`);
      }}
      className="w-44 max-w-full"
    />
  );
}

export function UserAccess({ isOwn, ...rest }: UserChangeProps) {
  const { change, writing, name } = useUserChange(rest);
  if (isOwn) return null;
  const { isActive } = rest.user;
  return (
    <Button
      variant="secondary"
      size="small"
      pending={writing}
      onClick={() => void change({ isActive: !isActive }, isActive ? 'Compte désactivé' : 'Compte réactivé')}
      className="w-full lg:w-26"
    >
      {isActive ? 'Désactiver' : 'Réactiver'}
      <span className="sr-only"> {name}</span>
    </Button>
  );
}
