import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { servicePrices } from '#app/lib/laundromats/service-prices.ts';
import { paths } from '#app/paths.ts';

const services: readonly { to: string; title: string; price: string }[] = [
  { to: paths.services.website, title: 'Création site internet', price: servicePrices.website.text },
  { to: paths.services.seo, title: 'Référencement local', price: servicePrices.seo.text },
  { to: paths.services.facebook, title: 'Page Facebook', price: servicePrices.facebook.text },
  { to: paths.services.instagram, title: 'Page Instagram', price: servicePrices.instagram.text },
  { to: paths.services.socialMedia, title: 'Animation réseaux sociaux', price: 'sur devis' },
  { to: paths.services.hotline, title: 'Hotline laverie', price: `dès ${servicePrices.hotline.text}` },
  { to: paths.services.googleAds, title: 'Référencement Google Ads', price: 'votre budget' },
  { to: paths.services.smsCampaigns, title: 'Campagne SMS', price: 'sur devis' },
];

/** Lists the services for owners. */
export function ProfessionalServices() {
  return (
    <section aria-labelledby="services-professionnels" className="rounded-card border border-line p-6 sm:p-7">
      <h2 id="services-professionnels" className="text-xl font-bold">
        Nos services professionnels
      </h2>
      <ul className="mt-3 divide-y divide-line">
        {services.map(({ to, title, price }) => (
          <li key={to}>
            <Link to={to} className="group flex min-h-12 items-center gap-3 py-2 hover:text-blue-700">
              <span className="flex flex-1 flex-wrap items-center justify-between gap-x-3">
                <span className="font-semibold">{title}</span>
                <span className="text-sm text-pretty text-slate">{price}</span>
              </span>
              <ArrowRight
                aria-hidden
                className="size-4 shrink-0 text-slate transition-transform group-hover:translate-x-0.5 group-hover:text-blue-700"
              />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
