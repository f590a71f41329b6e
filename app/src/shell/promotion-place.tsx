import { lazy, Suspense, useRef } from 'react';
import { useNear } from '../lib/places/use-near.ts';
import { Container } from '../ui/pages/container.tsx';

const PromotionCircle = lazy(async () => ({
  default: (await import('./promotion-circle.tsx')).PromotionCircle,
}));

/** Reserves the room of the promotional circle, and loads it when the visitor scrolls near. */
export function PromotionPlace() {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  return (
    <Container className="pt-6 pb-16 sm:pt-10 noscript:hidden">
      <div ref={place} className="@container mx-auto w-full max-w-176">
        <div className="@circle:aspect-square">
          <Suspense>{isNear && <PromotionCircle />}</Suspense>
        </div>
      </div>
    </Container>
  );
}
