import { useRef } from 'react';
import { useCode } from '../lib/use-code.ts';
import { useNear } from '../lib/places/use-near.ts';
import { Container } from '../ui/pages/container.tsx';

const loadCircle = async () => (await import('./promotion-circle.tsx')).PromotionCircle;

/** Reserves the room of the promotional circle, and loads it when the visitor scrolls near. */
export function PromotionPlace() {
  const place = useRef<HTMLDivElement>(null);
  const { code: PromotionCircle } = useCode(loadCircle, useNear(place));
  return (
    <Container className="pt-6 pb-16 sm:pt-10 noscript:hidden">
      <div ref={place} className="@container mx-auto w-full max-w-176">
        <div className="@circle:aspect-square">{PromotionCircle && <PromotionCircle />}</div>
      </div>
    </Container>
  );
}
