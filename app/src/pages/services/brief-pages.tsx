import { ArrowRight } from 'lucide-react';
import { Link, matchPath, useLocation } from 'react-router-dom';
import { PageHead } from '#app/graphql/site/page-head.tsx';
import { paths } from '#app/paths.ts';
import { LinkButton } from '#app/ui/button.tsx';
import { Card } from '#app/ui/cards/card.tsx';
import { Container } from '#app/ui/pages/container.tsx';
import { briefs } from './briefs.ts';

export function BriefPages() {
  const { pathname } = useLocation();
  const content = Object.values(briefs).find(({ path }) => matchPath(path, pathname))!;
  const { icon: Icon } = content;
  return (
    <Container className="grid items-start gap-x-16 gap-y-10 py-10 sm:py-16 lg:grid-cols-[minmax(0,1fr)_min(24rem,40%)]">
      <PageHead path={content.path} title={content.title} description={content.description} />
      <div>
        <h1 className="max-w-2xl text-4xl/[2.5rem] font-extrabold tracking-tight sm:text-5xl/[3.25rem]">
          {content.title}
        </h1>
        <p className="mt-4 max-w-2xl text-lg text-slate">{content.lead}</p>
        <div className="mt-9 divide-y divide-line border-y border-line">
          {Object.entries(content.points).map(([title, text]) => (
            <section key={title} className="flex flex-wrap gap-x-8 gap-y-1 py-5">
              <h2 className="basis-52 text-lg/[1.5rem] font-bold">{title}</h2>
              <p className="flex-1 basis-64 text-slate">{text}</p>
            </section>
          ))}
        </div>
      </div>
      <Card as="aside" aria-label="En bref" className="p-6 shadow-card sm:p-7 lg:mt-2">
        <span className="flex size-16 items-center justify-center rounded-full border-2 border-blue-600 text-blue-700">
          <Icon aria-hidden className="size-7" strokeWidth={1.75} />
        </span>
        <dl className="mt-5 divide-y divide-line">
          {Object.entries(content.facts).map(([name, value]) => (
            <div key={name} className="py-3 first:pt-0">
              <dt className="text-sm text-slate">{name}</dt>
              <dd className="font-display text-xl font-bold">{value}</dd>
            </div>
          ))}
        </dl>
        <LinkButton
          to={paths.contact}
          state={{ service: content.service }}
          size="large"
          className="mt-4 w-full"
        >
          {content.contactLabel}
        </LinkButton>
        <ul className="mt-3">
          {content.more.map(({ to, title }) => (
            <li key={to}>
              <Link
                to={to}
                className="inline-flex min-h-11 items-center gap-2 font-semibold text-blue-700 hover:underline"
              >
                <span>{title}</span>
                <ArrowRight aria-hidden className="size-4 shrink-0" />
              </Link>
            </li>
          ))}
        </ul>
      </Card>
    </Container>
  );
}
