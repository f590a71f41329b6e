import { Phone } from 'lucide-react';
import { useSignOut } from '#app/features/account/use-sign-out.ts';
import { useSiteContact } from '#app/graphql/site/site-settings-query.ts';
import { dashboardOf, paths } from '#app/paths.ts';
import { useSessionState } from '#app/session/session-context.tsx';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { DialogWindow } from '#app/ui/windows/dialog-window.tsx';
import { MenuLinks, PhoneLink } from './menu-links.tsx';

export function SideMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const session = useSessionState();
  const unreachable = session.status === 'unreachable';
  const signOut = useSignOut();
  const contact = useSiteContact();
  return (
    <DialogWindow open={open} onClose={onClose} title="Menu" placement="side">
      <MenuLinks onChoose={onClose} />
      <div className="mt-6 grid gap-3">
        <LinkButton to={paths.addLaundromat} onClick={onClose}>
          Ajouter ma laverie
        </LinkButton>
        {session.status === 'signedIn' && (
          <>
            <LinkButton to={dashboardOf(session.user.role)} onClick={onClose} variant="secondary">
              Mon espace
            </LinkButton>
            <Button
              variant="quiet"
              onClick={() => {
                onClose();
                void signOut();
              }}
            >
              Se déconnecter
            </Button>
            <p className="truncate text-center text-sm text-slate">
              {`${session.user.firstName} · ${session.user.email}`}
            </p>
          </>
        )}
        {(session.status === 'anonymous' || unreachable) && (
          <LinkButton to={unreachable ? paths.dashboard : paths.login} onClick={onClose} variant="secondary">
            {unreachable ? 'Mon espace' : 'Connexion'}
          </LinkButton>
        )}
      </div>
      <p className="mt-6 flex items-center gap-2 text-slate">
        <Phone aria-hidden className="size-4" />
        <PhoneLink phone={contact.contactPhone} />
        <span aria-hidden>·</span>
        <span>{contact.contactHours}</span>
      </p>
    </DialogWindow>
  );
}
