import { Navigation } from 'lucide-react';
import type { MouseEvent } from 'react';
import { directionsUrl } from '#app/lib/directions.ts';
import { AnchorButton } from '#app/ui/button.tsx';
import type { Laundromat } from './laundromat-query.ts';
import { openDirections } from './open-directions.ts';

/** A plain link to the destination that, pressed, first tries to add where the visitor is. */
export function DirectionsButton({ laundromat, className }: { laundromat: Laundromat; className?: string }) {
  const follow = (event: MouseEvent) => {
    const modified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (modified) return;
    if (openDirections(window, (origin) => directionsUrl(laundromat, origin))) event.preventDefault();
  };
  return (
    <AnchorButton
      href={directionsUrl(laundromat)}
      target="_blank"
      rel="noopener noreferrer"
      onClick={follow}
      className={className}
    >
      <Navigation aria-hidden className="size-4.5" />
      Itinéraire
      <span className="sr-only">(nouvel onglet)</span>
    </AnchorButton>
  );
}
