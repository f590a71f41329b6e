import { clsx } from 'clsx';
import { Menu, Phone } from 'lucide-react';
import { useCallback, useState } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { site } from '#contract/site/site.ts';
import { useSiteContact } from '../data/site/site-contact.ts';
import { paths } from '../paths.ts';
import { LinkButton } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { lazyWindow } from '../ui/lazy-window.tsx';
import { Account } from './account.tsx';
import { Logo } from './logo.tsx';
import { navLinkClass } from './nav-link-style.ts';
import { PhoneLink } from './phone-link.tsx';
import { PlainMenu } from './plain-menu.tsx';
import { ServicesMenu } from './services-menu.tsx';

const SideMenu = lazyWindow(async () => (await import('./side-menu.tsx')).SideMenu);

export function Header() {
  const [menuOpen, setMenuOpen] = useState(false);
  const closeMenu = useCallback(() => setMenuOpen(false), []);
  const contact = useSiteContact();
  return (
    <header className="contents">
      <div className="@container">
        <div className="hidden border-b border-line text-sm text-slate @5xl:block">
          <div className="mx-auto flex h-9 max-w-7xl items-center justify-between px-8">
            <span>{site.tagline}, dans toute la France et en Corse</span>
            <span className="flex items-center gap-2">
              <Phone aria-hidden className="size-3.5" />
              <PhoneLink phone={contact.contactPhone} />
              <span aria-hidden>·</span>
              {contact.contactHours}
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
