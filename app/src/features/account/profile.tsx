import type { ReactNode } from 'react';
import { Badge } from '#app/ui/badge.tsx';
import { Card } from '#app/ui/cards/card.tsx';
import type { CurrentUser } from '#contract/account/account.ts';
import type { UserRole } from '#contract/account/roles.ts';
import { AccountChanges } from './account-changes.tsx';

const accountTypes: Record<UserRole, string> = {
  admin: 'Administrateur',
  owner: 'Propriétaire de laverie',
  client: 'Client particulier',
};

export function Profile({ user }: { user: CurrentUser }) {
  return (
    <Card as="section" aria-labelledby="profil" className="max-w-3xl p-5 sm:p-7">
      <h2 id="profil" className="text-xl font-bold tracking-tight">
        Informations personnelles
      </h2>
      <dl className="mt-5 grid gap-x-8 gap-y-5 sm:grid-cols-2">
        <ProfileValue label="Prénom">{user.firstName}</ProfileValue>
        <ProfileValue label="Nom">{user.lastName}</ProfileValue>
        <ProfileValue label="Email">
          <span className="mr-2">{user.email}</span>
          <Badge variant={user.emailVerified ? 'success' : 'danger'}>
            {user.emailVerified ? 'Vérifié' : 'Non vérifié'}
          </Badge>
        </ProfileValue>
        <ProfileValue label="Téléphone">{user.phone ?? 'Non renseigné'}</ProfileValue>
        <ProfileValue label="Type de compte">{accountTypes[user.role]}</ProfileValue>
      </dl>
      <AccountChanges user={user} />
    </Card>
  );
}

function ProfileValue({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm font-medium text-slate">{label}</dt>
      <dd className="mt-1 text-lg/[1.75rem] wrap-anywhere">{children}</dd>
    </div>
  );
}
