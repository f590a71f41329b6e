import { ExternalLink } from 'lucide-react';

interface SourceLinkProps {
  source: { type: string; id: string };
  /** Distinguishes the link from those of other rows, for screen readers. */
  name: string;
}

/** Types of objects that have a page at OpenStreetMap. */
const osmTypes = ['node', 'way', 'relation'];

/** Links to the page of an object at OpenStreetMap. */
export function SourceLink({ source: { type, id }, name }: SourceLinkProps) {
  if (!osmTypes.includes(type)) return <span className="text-sm text-slate">{`${type} ${id}`}</span>;
  return (
    <a
      href={`https://www.openstreetmap.org/${type}/${id}`}
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold text-blue-700 hover:underline sm:min-h-6"
    >
      Voir dans OpenStreetMap
      <span className="sr-only">
        {' '}
        {name} ({type} {id}, nouvel onglet)
      </span>
      <ExternalLink aria-hidden className="size-4" />
    </a>
  );
}
