import { useLocation, useSearchParams } from 'react-router-dom';
import { useSiteContact } from '#app/data/site/site-contact.ts';
import { paths } from '#app/paths.ts';
import { Container } from '#app/ui/pages/container.tsx';
import { PageHead } from '#app/data/site/page-head.tsx';
import { ScriptsNotice } from '#app/ui/notices/scripts-notice.tsx';
import { subjectOf } from './announced-service.ts';
import { ContactForm } from './contact-form.tsx';
import { ContactPanel } from './contact-panel.tsx';
import { ProfessionalServices } from './professional-services.tsx';

/** `/contact`; a service page passes its service in `?service=` or in the state of its link. */
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
