import { Navigation } from 'lucide-react';
import { useState } from 'react';
import { type Destination, directionsUrl } from '#app/lib/places/directions.ts';
import { AnchorButton } from '#app/ui/button.tsx';
import type { Coordinates } from '#contract/laundromat/coordinates.ts';
import { allowedPosition } from './use-distance.ts';

/** Rounds to about ten metres: directions need only the right side of the street. */
const doorOf = ({ latitude, longitude }: Coordinates): Coordinates => ({
  latitude: Math.round(latitude * 1e4) / 1e4,
  longitude: Math.round(longitude * 1e4) / 1e4,
});

/**
 * A plain link, so that a press opens the map app at once. The route starts at the visitor's position if the browser
 * already allows it.
 */
export function DirectionsButton({ laundromat, className }: { laundromat: Destination; className?: string }) {
  const [origin, setOrigin] = useState<Coordinates>();
  const prepare = () => void allowedPosition().then((found) => found && setOrigin(doorOf(found)));
  return (
    <AnchorButton
      href={directionsUrl(laundromat, origin)}
      target="_blank"
      rel="noopener noreferrer"
      data-count="directions"
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
