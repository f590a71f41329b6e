import { Link } from 'react-router-dom';
import { useSiteContact } from '#app/graphql/site/site-settings-query.ts';
import { useStarted } from '#app/lib/use-code.ts';
import { paths } from '#app/paths.ts';
import { Logo } from '#app/shell/header/logo.tsx';
import { PhoneLink } from '#app/shell/header/menu-links.tsx';
import { footerLinks } from '#app/shell/header/navigation.ts';
import { Container } from '#app/ui/pages/container.tsx';
import { site } from '#contract/site/site.ts';
import { ThemeChoice } from './theme-choice.tsx';

export function Footer() {
  const contact = useSiteContact();
  return (
    <footer className="on-dark mt-16 bg-deep-900 text-foam-100">
      <WaterLine />
      <Container className="grid gap-10 pt-10 pb-12 lg:grid-cols-[1.4fr_2fr]">
        <div>
          <Link to={paths.home} aria-label={`${site.name}, accueil`} className="inline-block rounded-control">
            <Logo inverted />
          </Link>
          <p className="mt-4 max-w-xs">{`${site.tagline}, dans toute la France et en Corse.`}</p>
          <p className="mt-6">
            <PhoneLink
              phone={contact.contactPhone}
              className="font-display text-2xl font-bold text-white tabular-nums hover:underline"
            />
            <span className="block">{contact.contactHours}</span>
          </p>
        </div>
        <nav
          aria-label="Pied de page"
          className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-x-6 gap-y-8"
        >
          {footerLinks.map(({ title, links }) => (
            <div key={title} className="max-sm:last:col-span-full">
              <h2 className="text-base font-bold text-white">{title}</h2>
              <ul className="mt-2">
                {links.map((link) => (
                  <li key={link.to}>
                    <Link
                      to={link.to}
                      className="inline-flex min-h-11 items-center hover:text-white hover:underline sm:min-h-9"
                    >
                      {link.title}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </Container>
      <div className="border-t border-deep-700">
        <Container className="flex min-h-18 flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3 text-sm">
          <p>{`© 2024 ${contact.siteTitle}. Tous droits réservés.`}</p>
          {/* In its place before it works, so that the end of the page does not move. */}
          <ThemeChoice className={useStarted() ? undefined : 'invisible'} />
        </Container>
      </div>
    </footer>
  );
}

function WaterLine() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 1440 36"
      preserveAspectRatio="none"
      className="-mt-px block h-6 w-full bg-linen sm:h-9"
    >
      <path
        d="M0 20c60-16 120-16 180 0s120 16 180 0 120-16 180 0 120 16 180 0 120-16 180 0 120 16 180 0 120-16 180 0 120 16 180 0v17H0Z"
        className="fill-blue-200"
      />
      <path
        d="M0 26c90-14 150-14 240 0s150 14 240 0 150-14 240 0 150 14 240 0 150-14 240 0 150 14 240 0v11H0Z"
        className="fill-deep-900"
      />
    </svg>
  );
}
