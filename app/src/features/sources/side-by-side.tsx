import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { osmPageOf } from '#contract/open-data/open-data.ts';

interface ComparedFact {
  name: string;
  title: string;
  ours: ReactNode;
  theirs: ReactNode;
  actions?: ReactNode;
}

export function SideBySide({ facts }: { facts: readonly ComparedFact[] }) {
  return (
    <dl className="mt-3 space-y-4">
      {facts.map(({ name, title, ours, theirs, actions }) => (
        <div key={name}>
          <dt className="text-sm font-semibold">{title}</dt>
          <dd className="mt-1 grid gap-2 sm:grid-cols-2">
            <Side title="Lavoir">{ours}</Side>
            <Side title="OpenStreetMap">{theirs}</Side>
          </dd>
          {actions && <dd className="mt-2 flex flex-wrap gap-2">{actions}</dd>}
        </div>
      ))}
    </dl>
  );
}

function Side({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="min-w-0 rounded-lg bg-mist px-3 py-2">
      <p className="text-xs text-slate">{title}</p>
      <div className="wrap-anywhere">{children}</div>
    </div>
  );
}

interface SourceLinkProps {
  source: { type: string; id: string };
  name: string;
}

export function SourceLink({ source, name }: SourceLinkProps) {
  const { type, id } = source;
  const page = osmPageOf(source);
  if (!page) return <span className="text-sm text-slate">{`${type} ${id}`}</span>;
  return (
    <a
      href={page}
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold text-blue-700 hover:underline sm:min-h-6"
    >
      Voir dans OpenStreetMap
      <span className="sr-only">{` ${name} (${type} ${id}, nouvel onglet)`}</span>
      <ExternalLink aria-hidden className="size-4" />
    </a>
  );
}
