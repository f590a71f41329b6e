import { ArrowRight, Clock, type LucideIcon, Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { PageHead } from '#app/graphql/site/page-head.tsx';
import { useSiteContact } from '#app/graphql/site/site-settings-query.ts';
import { formatPhone, phoneHref } from '#app/lib/texts/phone.ts';
import { servicePrices } from '#app/pages/services/service.ts';
import { paths } from '#app/paths.ts';
import { ScriptsNotice } from '#app/ui/notices/form-failure.tsx';
import { Container } from '#app/ui/pages/container.tsx';
import { subjectOf } from './announced-service.ts';
import { ContactForm } from './contact-form.tsx';

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

function ProfessionalServices() {
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

export function ContactPage() {
  const { contactHours } = useSiteContact();
  const [query] = useSearchParams();
  const state: unknown = useLocation().state;
  const stated = typeof state === 'object' && state !== null && 'service' in state ? state.service : null;
  return (
    <Container className="py-8 sm:py-14">
      <PageHead
        path={paths.contact}
        title="Contact"
        description={`Une question sur une laverie, une fiche ou nos services aux propriétaires\u00a0: écrivez-nous ou appelez-nous, ${contactHours}.`}
      />
      <h1 className="text-4xl font-extrabold tracking-tight sm:text-5xl">Contact</h1>
      <p className="mt-3 max-w-2xl text-lg text-slate">
        Une question sur une laverie, sur votre fiche ou sur nos services&nbsp;? Une personne vous répond.
      </p>
      <ScriptsNotice className="mt-6 max-w-2xl">
        Le formulaire demande JavaScript. Activez-le, puis rechargez la page, ou appelez-nous.
      </ScriptsNotice>
      <div className="mt-8 grid items-start gap-6 lg:mt-10 lg:grid-cols-[minmax(0,1fr)_min(22rem,40%)] lg:gap-10">
        <ContactForm announcedSubject={subjectOf(query.get('service') ?? stated)} />
        <div className="grid gap-6 md:grid-cols-2 lg:grid-cols-1">
          <ContactPanel />
          <ProfessionalServices />
        </div>
      </div>
    </Container>
  );
}

function ContactPanel() {
  const { contactPhone, contactHours, contactEmail } = useSiteContact();
  return (
    <section aria-labelledby="joindre" className="on-dark rounded-card bg-deep-900 p-6 text-foam-100 sm:p-7">
      <h2 id="joindre" className="text-xl font-bold text-white">
        Nous joindre
      </h2>
      <dl className="mt-5 space-y-5">
        <Way icon={Phone} title="Téléphone">
          <a
            href={phoneHref(contactPhone)}
            className="font-display text-xl font-bold text-white tabular-nums hover:underline min-[22.5rem]:text-2xl"
          >
            {formatPhone(contactPhone)}
          </a>
        </Way>
        <Way icon={Clock} title="Horaires">
          {contactHours}
        </Way>
        <Way icon={Mail} title="Email">
          {contactEmail ? (
            <a href={`mailto:${contactEmail}`} className="text-white underline underline-offset-3">
              {contactEmail}
            </a>
          ) : (
            "Par le formulaire de cette page\u00a0: nous répondons à l'adresse que vous indiquez."
          )}
        </Way>
      </dl>
    </section>
  );
}

function Way({ icon: Icon, title, children }: { icon: LucideIcon; title: string; children: ReactNode }) {
  return (
    <div className="relative pl-9">
      <dt className="text-sm">
        <Icon aria-hidden className="absolute top-0.5 left-0 size-5 text-foam-200" />
        <span>{title}</span>
      </dt>
      <dd className="mt-0.5 text-white">{children}</dd>
    </div>
  );
}
