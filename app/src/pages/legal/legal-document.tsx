import type { ReactNode } from 'react';
import { PageHead } from '#app/graphql/site/page-head.tsx';
import { TextLink } from '#app/ui/button.tsx';
import { Container } from '#app/ui/pages/container.tsx';
import { formatDay } from '#contract/local-clock.ts';
import type { Articles, Block } from './legal-articles.ts';

interface LegalDocumentProps {
  path: string;
  description: string;
  title: string;
  lead: ReactNode;
  version?: string | null;
  articles: Articles;
  children?: ReactNode;
}

export function LegalDocument(props: LegalDocumentProps) {
  const { path, description, title, lead, version, articles, children } = props;
  const titles = Object.keys(articles);
  return (
    <Container className="py-10 sm:py-14">
      <PageHead path={path} title={title} description={description} />
      <h1 className="max-w-3xl text-4xl/[2.5rem] font-extrabold tracking-tight sm:text-5xl/[3.25rem]">
        {title}
      </h1>
      <div className="mt-4 max-w-2xl text-lg text-slate">{lead}</div>
      {version !== undefined && (
        <p className="mt-3 text-slate">
          <span>{'Dernière mise à jour\u00a0:'}</span>{' '}
          {version && <time dateTime={version}>{formatDay(`${version}T12:00:00Z`)}</time>}
        </p>
      )}
      <div className="mt-8 grid items-start gap-x-16 gap-y-8 sm:mt-12 lg:grid-cols-[17rem_1fr]">
        <nav
          aria-label="Sommaire"
          className="border-line max-lg:border-b max-lg:pb-6 lg:sticky lg:top-[calc(var(--header)+1rem)] lg:max-h-[calc(100dvh-var(--header)-2rem)] lg:overflow-y-auto"
        >
          <ol className="gap-x-8 sm:max-lg:columns-2">
            {titles.map((article, index) => (
              <li key={article}>
                <a
                  href={`#article-${index + 1}`}
                  className="flex min-h-11 items-center gap-3 font-medium hover:text-blue-700 lg:min-h-9"
                >
                  <span className="min-w-5 shrink-0 text-right text-slate tabular-nums">{index + 1}</span>
                  <span>{article}</span>
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="max-w-2xl space-y-10 text-lg/[1.875rem]">
          {children}
          {titles.map((article, index) => (
            <section key={article} id={`article-${index + 1}`}>
              <h2 className="text-2xl font-bold tracking-tight">{`${index + 1}. ${article}`}</h2>
              {articles[article]!.map((block, place) => (
                <BlockText key={place} block={block} />
              ))}
            </section>
          ))}
        </div>
      </div>
    </Container>
  );
}

function BlockText({ block }: { block: Block }) {
  if (typeof block === 'string') return <p className="mt-3">{block}</p>;
  if ('text' in block) {
    return (
      <p className="mt-3">
        <span>{block.text}</span> <TextLink to={block.to}>{block.link}</TextLink>
      </p>
    );
  }
  return (
    <ul className="mt-3 list-disc space-y-1.5 pl-5 marker:text-blue-600">
      {block.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
