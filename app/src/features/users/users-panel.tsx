import { DataTable } from '#app/features/admin-lists/data-table.tsx';
import { ListPanel } from '#app/features/admin-lists/list-panel.tsx';
import type { AdminUrl } from '#app/features/admin-lists/use-admin-url.ts';
import { useUser } from '#app/session/session-context.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { formatDay } from '#contract/local-clock.ts';
import { UserAccess, UserRoleSelect } from './user-changes.tsx';
import { UserEmail } from './user-email.tsx';
import { type AdminUser, userFilters, usersQuery, userSearch } from './users-query.ts';

export function UsersPanel({ url, onChanged }: { url: AdminUrl; onChanged: () => void }) {
  const ownId = useUser()?.id;
  return (
    <ListPanel
      url={url}
      title="Utilisateurs"
      searchLabel="Nom ou email"
      filters={userFilters}
      query={usersQuery}
      variables={(page) => ({ ...userSearch(url.q, url.filter), ...page })}
      empty={{ title: 'Aucun utilisateur trouvé' }}
      onChanged={onChanged}
      table={(users, changed) => (
        <DataTable
          caption="Utilisateurs"
          rows={users}
          columns={[
            { title: 'Nom', cell: (user) => <UserName user={user} isOwn={user.id === ownId} /> },
            {
              title: 'Email',
              cell: (user) => <UserEmail user={user} isOwn={user.id === ownId} onChanged={changed} />,
            },
            {
              title: 'Rôle',
              cell: (user) => <UserRoleSelect user={user} isOwn={user.id === ownId} onChanged={changed} />,
            },
            {
              title: 'Statut',
              cell: ({ isActive }) =>
                isActive ? <Badge variant="success">Actif</Badge> : <Badge variant="danger">Inactif</Badge>,
            },
            {
              title: 'Inscription',
              cell: ({ createdAt }) => <span className="@4xl:whitespace-nowrap">{formatDay(createdAt)}</span>,
            },
            {
              title: 'Accès',
              hideTitle: true,
              cell: (user) => <UserAccess user={user} isOwn={user.id === ownId} onChanged={changed} />,
            },
          ]}
        />
      )}
    />
  );
}

function UserName({ user: { firstName, lastName }, isOwn }: { user: AdminUser; isOwn: boolean }) {
  return (
    <span className="flex items-center gap-3">
      <span
        aria-hidden
        className="flex size-10 shrink-0 items-center justify-center rounded-full bg-blue-100 text-sm font-bold text-blue-900 uppercase"
      >
        {`${firstName.charAt(0)}${lastName.charAt(0)}`}
      </span>
      <span className="font-semibold wrap-anywhere">
        <span>{`${firstName} ${lastName}`}</span>
        {isOwn && <span className="font-normal text-slate"> (vous)</span>}
      </span>
    </span>
  );
}
