import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useStatements } from '#app/graphql/site/statements.ts';
import { Container } from '#app/ui/pages/container.tsx';

interface HomeHeroProps {
  /** True while a search is shown: the results matter more than the introduction. */
  compact: boolean;
  children: ReactNode;
}

/** The top of the home page: what the site does, and the search panel. */
export function HomeHero({ compact, children }: HomeHeroProps) {
  const { homeCount } = useStatements();
  return (
    <div className="on-dark relative bg-deep-900 text-white">
      <div className="absolute inset-0 overflow-hidden">
        <Drum className="absolute -top-24 -right-40 size-[30rem] opacity-60 sm:-right-24 lg:-top-36 lg:right-[4%] lg:size-[38rem]" />
      </div>
      <Container className={clsx('relative', compact ? 'py-2 sm:py-5' : 'py-8 sm:py-12')}>
        <h1
          className={clsx(
            'max-w-2xl font-extrabold tracking-tight',
            compact ? 'mb-4 text-2xl/[2rem] max-sm:sr-only' : 'text-3xl/[2.25rem] sm:text-5xl/[3.25rem]',
          )}
        >
          Trouvez votre laverie, partout en France
        </h1>
        {!compact && (
          <p className="mt-2 mb-6 max-w-xl text-base text-foam-100 sm:mt-4 sm:mb-8 sm:text-lg">
            {homeCount && <strong className="block">{homeCount}</strong>}
            <span>Horaires, prix, services et avis&nbsp;: choisissez avant de vous déplacer.</span>
          </p>
        )}
        {children}
      </Container>
    </div>
  );
}

/** A washing-machine door, large and half outside the picture. */
function Drum({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 400 400" fill="none" aria-hidden className={className}>
      <circle cx="200" cy="200" r="192" className="stroke-deep-700" strokeWidth="16" />
      <circle cx="200" cy="200" r="150" className="fill-deep-700/60 stroke-deep-600" strokeWidth="10" />
      <path
        d="M56 222c30-22 54-22 82 0s52 22 82 0 54-22 82 0 30 14 44 6a150 150 0 0 1-290-6Z"
        className="fill-deep-600/70"
      />
      <path
        d="M62 262c28-20 48-20 76 0s50 20 78 0 52-20 78 0 26 12 38 6a150 150 0 0 1-270-6Z"
        className="fill-deep-500/60"
      />
      <circle cx="150" cy="160" r="12" className="stroke-deep-500" strokeWidth="5" />
      <circle cx="232" cy="124" r="18" className="stroke-deep-500" strokeWidth="5" />
      <circle cx="262" cy="176" r="8" className="stroke-deep-500" strokeWidth="5" />
      <path
        d="M92 128a130 130 0 0 1 56-50"
        className="stroke-foam-200/50"
        strokeWidth="10"
        strokeLinecap="round"
      />
    </svg>
  );
}
