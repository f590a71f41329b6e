import { clsx } from 'clsx';
import { useStatements } from '#app/data/site/statements.ts';
import { LinkButton } from '#app/ui/button.tsx';
import { Container } from '#app/ui/pages/container.tsx';
import type { ServiceContent } from './service.ts';

const tones = {
  blue: { band: 'on-dark bg-deep-900 text-white', lead: 'text-foam-100', note: 'text-foam-200' },
  mist: { band: 'bg-mist', lead: 'text-slate', note: 'text-slate' },
  card: { band: 'border-b border-line bg-card', lead: 'text-slate', note: 'text-slate' },
};

/** The top of a service page: its name, its price and its picture. */
export function ServiceHero({ content }: { content: ServiceContent }) {
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
