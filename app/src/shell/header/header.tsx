import { clsx } from 'clsx';
import { CircleUserRound, Heart, LayoutDashboard, LogOut, Menu, Phone } from 'lucide-react';
import { useCallback, useState } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { useSignOut } from '#app/features/account/use-sign-out.ts';
import { useSiteContact } from '#app/graphql/site/site-settings-query.ts';
import { dashboardOf, paths } from '#app/paths.ts';
import { useSessionState } from '#app/session/session-context.tsx';
import { LinkButton } from '#app/ui/button.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { lazyWindow } from '#app/ui/loaded-later.tsx';
import type { CurrentUser } from '#contract/account/account.ts';
import { site } from '#contract/site/site.ts';
import { Dropdown, dropdownItemClass, navLinkClass } from './dropdown.tsx';
import { Logo } from './logo.tsx';
import { MenuLinks, PhoneLink } from './menu-links.tsx';
import { serviceLinks } from './navigation.ts';

const SideMenu = lazyWindow(async () => (await import('./side-menu.tsx')).SideMenu);

export function Header() {
  const [menuOpen, setMenuOpen] = useState(false);
  const closeMenu = useCallback(() => setMenuOpen(false), []);
  const contact = useSiteContact();
  return (
    <header className="contents print:hidden">
      <div className="@container">
        <div className="hidden border-b border-line text-sm text-slate @5xl:block">
          <div className="mx-auto flex h-9 max-w-7xl items-center justify-between px-8">
            <span>{`${site.tagline}, dans toute la France et en Corse`}</span>
            <span className="flex items-center gap-2">
              <Phone aria-hidden className="size-3.5" />
              <PhoneLink phone={contact.contactPhone} />
              <span aria-hidden>·</span>
              <span>{contact.contactHours}</span>
            </span>
          </div>
        </div>
      </div>
      <div className="@container sticky top-0 z-30 border-b border-line bg-linen/95 backdrop-blur-sm short:static">
        <div className="mx-auto flex h-[max(var(--header),--spacing(16))] max-w-7xl items-center gap-2 px-4 sm:px-6 @5xl:gap-6 @5xl:px-8">
          <Link to={paths.home} aria-label={`${site.name}, accueil`} className="flex rounded-control">
            <Logo />
          </Link>
          <nav aria-label="Navigation principale" className="hidden flex-1 items-center gap-1 @5xl:flex">
            <HeaderLink to={paths.home}>Accueil</HeaderLink>
            <HeaderLink to={paths.directory}>Annuaire</HeaderLink>
            <ServicesMenu />
            <HeaderLink to={paths.addLaundromat} className="@max-[78rem]:hidden">
              Ajouter une laverie
            </HeaderLink>
            <HeaderLink to={paths.contact}>Contact</HeaderLink>
          </nav>
          <div className="ml-auto hidden items-center gap-2 @5xl:flex">
            <Account />
            <LinkButton to={paths.addLaundromat}>Ajouter ma laverie</LinkButton>
          </div>
          <IconButton
            label="Ouvrir le menu"
            aria-expanded={menuOpen}
            aria-haspopup="dialog"
            onClick={() => setMenuOpen(true)}
            className="-mr-2 ml-auto @5xl:hidden noscript:hidden"
          >
            <Menu aria-hidden className="size-6" />
          </IconButton>
          <noscript className="ml-auto @5xl:hidden">{import.meta.env.SSR && <PlainMenu />}</noscript>
        </div>
      </div>
      <SideMenu open={menuOpen} onClose={closeMenu} />
    </header>
  );
}

function HeaderLink({ to, className, children }: { to: string; className?: string; children: string }) {
  return (
    <NavLink to={to} end className={clsx(navLinkClass, className)}>
      {children}
    </NavLink>
  );
}

function Account() {
  const session = useSessionState();
  if (session.status === 'checking') return <span className="min-w-28" />;
  if (session.status === 'signedIn') return <AccountMenu user={session.user} />;
  // The session exists but its user is not known yet: the dashboard waits for the server.
  const unreachable = session.status === 'unreachable';
  return (
    <LinkButton to={unreachable ? paths.dashboard : paths.login} variant="quiet">
      {unreachable ? 'Mon espace' : 'Connexion'}
    </LinkButton>
  );
}

function ServicesMenu() {
  return (
    <Dropdown label="Services laveries">
      {serviceLinks.map(({ to, title }) => (
        <li key={to}>
          <NavLink to={to} className={dropdownItemClass}>
            {title}
          </NavLink>
        </li>
      ))}
    </Dropdown>
  );
}

function PlainMenu() {
  return (
    <details>
      <summary
        aria-label="Menu"
        className="-mr-2 flex size-11 cursor-pointer items-center justify-center rounded-full hover:bg-mist [&::-webkit-details-marker]:hidden"
      >
        <Menu aria-hidden className="size-6" />
      </summary>
      <div className="absolute inset-x-0 top-full max-h-[calc(100dvh-4rem)] overflow-y-auto border-b border-line bg-card px-5 pt-1 pb-6 shadow-lift sm:left-auto sm:w-96 sm:border-l">
        <MenuLinks />
      </div>
    </details>
  );
}

function AccountMenu({ user }: { user: CurrentUser }) {
  const signOut = useSignOut();
  return (
    <Dropdown
      align="right"
      label={
        <>
          <CircleUserRound aria-hidden className="size-5 shrink-0 text-blue-600" />
          <span className="max-w-24 truncate xl:max-w-36">{user.firstName}</span>
        </>
      }
    >
      <li className="truncate px-3 pt-1.5 pb-2 text-sm text-slate" title={user.email}>
        {user.email}
      </li>
      <li>
        <NavLink to={dashboardOf(user.role)} className={dropdownItemClass}>
          <LayoutDashboard aria-hidden className="size-5 text-slate" />
          Mon espace
        </NavLink>
      </li>
      <li>
        <NavLink to={paths.favorites} className={dropdownItemClass}>
          <Heart aria-hidden className="size-5 text-slate" />
          Mes favoris
        </NavLink>
      </li>
      <li>
        <button type="button" className={dropdownItemClass} onClick={() => void signOut()}>
          <LogOut aria-hidden className="size-5 text-slate" />
          Se déconnecter
        </button>
      </li>
    </Dropdown>
  );
}
