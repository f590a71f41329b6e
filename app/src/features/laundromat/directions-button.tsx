import { Navigation } from 'lucide-react';
import { useState } from 'react';
import type { Coordinates } from '#contract/coordinates.ts';
import { directionsUrl } from '#app/lib/directions.ts';
import { AnchorButton } from '#app/ui/button.tsx';
import { allowedPosition } from './allowed-position.ts';
import type { Laundromat } from './laundromat-query.ts';

/**
 * A plain link, so that a press opens the map at once. It starts from the visitor when the browser already allows
 * that and knows the position in time; without it the map starts from where its reader is.
 */
export function DirectionsButton({ laundromat, className }: { laundromat: Laundromat; className?: string }) {
  const [origin, setOrigin] = useState<Coordinates>();
  const prepare = () => void allowedPosition(navigator).then((found) => found && setOrigin(found));
  return (
    <AnchorButton
      href={directionsUrl(laundromat, origin)}
      target="_blank"
      rel="noopener noreferrer"
      onPointerEnter={prepare}
      onFocus={prepare}
      className={className}
    >
      <Navigation aria-hidden className="size-4.5" />
      Itinéraire
      <span className="sr-only">(nouvel onglet)</span>
    </AnchorButton>
  );
}
