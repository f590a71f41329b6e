import { ExternalLink } from 'lucide-react';
import { osmPageOf } from '#contract/open-data/open-data.ts';

interface SourceLinkProps {
  source: { type: string; id: string };
  /** Distinguishes the link from those of other rows, for screen readers. */
  name: string;
}

/** Links to the page of an object at OpenStreetMap. */
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
