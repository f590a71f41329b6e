import { Phone } from 'lucide-react';
import { useSiteContact } from '#app/data/site/site-contact.ts';
import { formatPhone, phoneHref } from '#app/lib/texts/phone.ts';
import { AnchorButton } from '#app/ui/button.tsx';
import { Container } from '#app/ui/pages/container.tsx';
import { PageHead } from '#app/data/site/page-head.tsx';
import { ContactButton } from './contact-button.tsx';
import { Inclusions } from './inclusions.tsx';
import { Reasons } from './reasons.tsx';
import { Results } from './results.tsx';
import { ServiceHero } from './service-hero.tsx';
import type { ServiceContent, ServicePart } from './service.ts';
import { Siblings } from './siblings.tsx';
import { Steps } from './steps.tsx';
import { Week } from './week.tsx';

/** The full page of a service to owners. */
export function ServicePage({ content }: { content: ServiceContent }) {
  const { contactPhone } = useSiteContact();
  return (
    <>
      <PageHead {...content.head} />
      <ServiceHero content={content} />
      {content.parts.map((part) => (
        <Part key={part.kind} part={part} />
      ))}
      <Container className="flex flex-wrap items-center justify-between gap-x-10 gap-y-5 py-12 sm:py-16">
        <div className="max-w-xl">
          <h2 className="text-2xl font-bold tracking-tight sm:text-3xl">{content.closing.title}</h2>
          <p className="mt-2 text-slate">{content.closing.text}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <ContactButton to={content.contactTo} service={content.service} size="large">
            {content.contactLabel}
          </ContactButton>
          <AnchorButton href={phoneHref(contactPhone) ?? undefined} size="large" variant="secondary">
            <Phone aria-hidden className="size-5" />
            {formatPhone(contactPhone)}
          </AnchorButton>
        </div>
      </Container>
    </>
  );
}

function Part({ part }: { part: ServicePart }) {
  switch (part.kind) {
    case 'reasons':
      return <Reasons {...part} />;
    case 'inclusions':
      return <Inclusions {...part} />;
    case 'steps':
      return <Steps {...part} />;
    case 'week':
      return <Week {...part} />;
    case 'results':
      return <Results {...part} />;
    case 'siblings':
      return <Siblings {...part} />;
  }
}
