import { NavLink } from 'react-router-dom';
import { phoneHref } from '#app/lib/texts/phone.ts';
import { paths } from '#app/paths.ts';
import { type NavigationLink, serviceLinks } from './navigation.ts';

const mainLinks: readonly NavigationLink[] = [
  { to: paths.home, title: 'Accueil' },
  { to: paths.directory, title: 'Annuaire' },
  { to: paths.favorites, title: 'Mes favoris' },
  { to: paths.addLaundromat, title: 'Ajouter une laverie' },
  { to: paths.contact, title: 'Contact' },
];

export function MenuLinks({ onChoose }: { onChoose?: () => void }) {
  return (
    <nav aria-label="Navigation principale">
      <ul className="divide-y divide-line border-b border-line">
        {mainLinks.map(({ to, title }) => (
          <li key={to}>
            <NavLink
              to={to}
              end
              onClick={onChoose}
              className="flex min-h-13 items-center font-display text-lg font-bold aria-[current=page]:text-blue-700"
            >
              {title}
            </NavLink>
          </li>
        ))}
      </ul>
      <h3 className="mt-6 mb-1 text-sm font-semibold text-slate">Services laveries</h3>
      <ul>
        {serviceLinks.map(({ to, title }) => (
          <li key={to}>
            <NavLink
              to={to}
              onClick={onChoose}
              className="flex min-h-11 items-center rounded-control text-ink aria-[current=page]:font-semibold aria-[current=page]:text-blue-700"
            >
              {title}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function PhoneLink({ phone, className }: { phone: string; className?: string }) {
  return (
    <a
      href={phoneHref(phone)}
      className={
        className ??
        'inline-flex min-h-9 items-center font-semibold whitespace-nowrap text-ink tabular-nums hover:text-blue-700'
      }
    >
      {phone}
    </a>
  );
}
