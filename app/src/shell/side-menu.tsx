import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { useSiteContact } from '../data/site-contact.ts';
import { useSessionState } from '../session/session-context.tsx';
import { dashboardOf, paths } from '../paths.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { serviceLinks } from './navigation.ts';
import { PhoneLink } from './phone-link.tsx';
import { useSignOut } from './use-sign-out.ts';

/** The menu of phones and tablets: closes as soon as a link is chosen. */
export function SideMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const session = useSessionState();
  const unreachable = session.status === 'unreachable';
  const signOut = useSignOut();
  const contact = useSiteContact();
  return (
    <Dialog open={open} onClose={onClose} title="Menu" placement="side">
      <nav aria-label="Navigation principale">
        <ul className="divide-y divide-line border-b border-line">
          <Entry to={paths.home} onClose={onClose}>
            Accueil
          </Entry>
          <Entry to={paths.directory} onClose={onClose}>
            Annuaire
          </Entry>
          <Entry to={paths.favorites} onClose={onClose}>
            Mes favoris
          </Entry>
          <Entry to={paths.addLaundromat} onClose={onClose}>
            Ajouter une laverie
          </Entry>
          <Entry to={paths.contact} onClose={onClose}>
            Contact
          </Entry>
        </ul>
        <h3 className="mt-6 mb-1 text-sm font-semibold text-slate">Services laveries</h3>
        <ul>
          {serviceLinks.map(({ to, title }) => (
            <li key={to}>
              <NavLink
                to={to}
                onClick={onClose}
                className="flex min-h-11 items-center rounded-control text-ink aria-[current=page]:font-semibold aria-[current=page]:text-blue-700"
              >
                {title}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-6 grid gap-3">
        <LinkButton to={paths.addLaundromat} onClick={onClose}>
          Ajouter ma laverie
        </LinkButton>
        {session.status === 'signedIn' ? (
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
              {session.user.firstName} · {session.user.email}
            </p>
          </>
        ) : (
          <LinkButton to={unreachable ? paths.dashboard : paths.login} onClick={onClose} variant="secondary">
            {unreachable ? 'Mon espace' : 'Connexion'}
          </LinkButton>
        )}
      </div>
      <p className="mt-6 flex items-center gap-2 text-slate">
        <Phone aria-hidden className="size-4" />
        <PhoneLink phone={contact.contactPhone} />
        <span aria-hidden>·</span>
        {contact.contactHours}
      </p>
    </Dialog>
  );
}

function Entry({ to, onClose, children }: { to: string; onClose: () => void; children: ReactNode }) {
  return (
    <li>
      <NavLink
        to={to}
        end
        onClick={onClose}
        className="flex min-h-13 items-center font-display text-lg font-bold aria-[current=page]:text-blue-700"
      >
        {children}
      </NavLink>
    </li>
  );
}
