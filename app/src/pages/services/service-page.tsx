import { clsx } from 'clsx';
import { Check, Phone } from 'lucide-react';
import { PageHead } from '#app/graphql/site/page-head.tsx';
import { useSiteContact } from '#app/graphql/site/site-settings-query.ts';
import { useStatements } from '#app/graphql/site/statements.ts';
import { formatPhone, phoneHref } from '#app/lib/texts/phone.ts';
import { AnchorButton, LinkButton } from '#app/ui/button.tsx';
import { Container } from '#app/ui/pages/container.tsx';
import { Steps, Siblings, Week } from './service-sections.tsx';
import type { PartOf, ServiceContent, ServicePart } from './service.ts';

const tones = {
  blue: { band: 'on-dark bg-deep-900 text-white', lead: 'text-foam-100', note: 'text-foam-200' },
  mist: { band: 'bg-mist', lead: 'text-slate', note: 'text-slate' },
  card: { band: 'border-b border-line bg-card', lead: 'text-slate', note: 'text-slate' },
};

function ServiceHero({ content }: { content: ServiceContent }) {
  const { title, lead, price, tone, motif: Motif } = content;
  const look = tones[tone];
  const statements = useStatements();
  const statement = content.statement && statements[content.statement];
  return (
    <div className={look.band}>
      <Container
        className={clsx(
          'grid items-center gap-x-12 gap-y-8 py-10 sm:py-14 md:grid-cols-[1.15fr_1fr]',
          tone === 'card' && 'md:grid-cols-[1fr_1.15fr]',
        )}
      >
        <div className={clsx(tone === 'card' && 'md:order-2')}>
          <h1 className="text-4xl/[2.5rem] font-extrabold tracking-tight sm:text-5xl/[3.25rem]">{title}</h1>
          <p className={clsx('mt-4 max-w-xl text-lg', look.lead)}>{lead}</p>
          {statement && <p className="mt-3 max-w-xl text-lg font-semibold">{statement}</p>}
          <p className="mt-6 flex flex-wrap items-baseline gap-x-2">
            <span className="font-display text-3xl font-bold">{price.amount}</span>
            {price.per && <span className="text-lg">{price.per}</span>}
          </p>
          <p className={clsx('mt-1', look.note)}>{price.note}</p>
          <LinkButton
            to={content.contactTo}
            state={{ service: content.service }}
            size="large"
            variant={tone === 'blue' ? 'secondary' : 'primary'}
            className="mt-7 w-full min-[26rem]:w-auto"
          >
            {content.contactLabel}
          </LinkButton>
        </div>
        <Motif className="mx-auto w-full max-w-sm md:max-w-md" />
      </Container>
    </div>
  );
}

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
        <div className="flex min-w-0 flex-wrap gap-3">
          <LinkButton to={content.contactTo} state={{ service: content.service }} size="large">
            {content.contactLabel}
          </LinkButton>
          <AnchorButton href={phoneHref(contactPhone)} size="large" variant="secondary">
            <Phone aria-hidden className="size-5" />
            <span>{formatPhone(contactPhone)}</span>
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

function Results({ results, stated, ...plain }: PartOf<'results'>) {
  const statements = useStatements();
  const shownTitles = stated?.titles.map((id) => statements[id]) ?? [];
  const { title, intro } = (shownTitles.some(Boolean) && stated) || plain;
  return (
    <div className="on-dark my-6 bg-deep-900 text-white">
      <Container className="py-10 sm:py-14">
        <h2 className="max-w-2xl text-2xl font-bold tracking-tight sm:text-3xl">{title}</h2>
        <p className="mt-3 max-w-2xl text-foam-100">{intro}</p>
        <ul className="mt-8 grid gap-x-10 gap-y-6 sm:grid-cols-3">
          {Object.entries(results).map(([name, text], index) => (
            <li key={name} className="border-t-2 border-deep-500 pt-4">
              <h3 className="text-lg/[1.5rem] font-bold">{shownTitles[index] ?? name}</h3>
              <p className="mt-1.5 text-foam-100">{text}</p>
            </li>
          ))}
        </ul>
      </Container>
    </div>
  );
}

function Reasons({ title, intro, reasons }: PartOf<'reasons'>) {
  return (
    <Container className="grid gap-x-14 gap-y-6 py-10 sm:py-16 lg:grid-cols-[20rem_1fr]">
      <div>
        <h2 className="text-2xl font-bold tracking-tight sm:text-3xl">{title}</h2>
        {intro && <p className="mt-3 text-slate">{intro}</p>}
      </div>
      <ul className="divide-y divide-line">
        {Object.entries(reasons).map(([name, { icon: Icon, text }]) => (
          <li key={name} className="flex gap-4 py-5 first:pt-0 last:pb-0 sm:gap-5">
            <Icon aria-hidden className="mt-0.5 size-6 shrink-0 text-blue-600" strokeWidth={1.75} />
            <div>
              <h3 className="text-lg/[1.5rem] font-bold">{name}</h3>
              <p className="mt-1 max-w-2xl text-slate">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Container>
  );
}

function Inclusions({ title, intro, items }: PartOf<'inclusions'>) {
  return (
    <Container className="py-10 sm:py-14">
      <section className="rounded-card border border-line bg-card p-6 shadow-card sm:p-10">
        <h2 className="text-2xl font-bold tracking-tight sm:text-3xl">{title}</h2>
        {intro && <p className="mt-2 max-w-2xl text-slate">{intro}</p>}
        <ul className="mt-7 gap-x-12 md:columns-2">
          {Object.entries(items).map(([name, text]) => (
            <li key={name} className="mb-5 flex break-inside-avoid gap-3.5">
              <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf-700" strokeWidth={2.5} />
              <div>
                <h3 className="font-sans font-semibold">{name}</h3>
                <p className="mt-0.5 text-slate">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
    </Container>
  );
}
