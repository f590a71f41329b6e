import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Container } from '../ui/container.tsx';

const PromotionCircle = lazy(async () => ({
  default: (await import('./promotion-circle.tsx')).PromotionCircle,
}));

/** Reserves the room of the promotional circle, and loads it when the visitor scrolls near. */
export function PromotionPlace() {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);

  useEffect(() => {
    if (!place.current || near) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: '600px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [near]);

  return (
    <Container className="pt-6 pb-16 sm:pt-10 noscript:hidden">
      <div ref={place} className="mx-auto aspect-square w-full max-w-176">
        <Suspense>{near && <PromotionCircle />}</Suspense>
      </div>
    </Container>
  );
}
