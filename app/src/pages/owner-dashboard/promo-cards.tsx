import { ArrowRight, Globe, type LucideIcon, Search, Share2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '#app/paths.ts';
import { Card, cardLinkClass } from '#app/ui/cards/card.tsx';

const offers: readonly { to: string; icon: LucideIcon; title: string; text: string }[] = [
  {
    to: paths.services.seo,
    icon: Search,
    title: 'SEO & Référencement',
    text: 'Faites apparaître votre laverie quand on la cherche près de chez vous.',
  },
  {
    to: paths.services.website,
    icon: Globe,
    title: 'Site Internet',
    text: 'Un site à vos couleurs, avec vos horaires, vos prix et votre adresse.',
  },
  {
    to: paths.services.social,
    icon: Share2,
    title: 'Réseaux Sociaux',
    text: 'Des publications régulières sur Facebook et Instagram, sans y passer vos soirées.',
  },
];

/** « Services »: what the site does for owners. */
export function PromoCards() {
  return (
    <>
      <h2 className="mb-5 text-xl font-bold tracking-tight">Faire connaître ma laverie</h2>
      <ul className="grid gap-4 sm:grid-cols-3">
        {offers.map(({ to, icon: Icon, title, text }) => (
          <Card as="li" interactive key={to} className="flex flex-col p-5">
            <Icon aria-hidden className="size-7 text-blue-600" />
            <h3 className="mt-3 text-lg font-bold">
              <Link to={to} className={cardLinkClass}>
                {title}
              </Link>
            </h3>
            <p className="mt-1 text-slate">{text}</p>
            <span aria-hidden className="mt-auto flex items-center gap-1.5 pt-4 font-semibold text-blue-700">
              Découvrir
              <ArrowRight className="size-4.5" />
            </span>
          </Card>
        ))}
      </ul>
    </>
  );
}
