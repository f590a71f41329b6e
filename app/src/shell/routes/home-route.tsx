import { useRef } from 'react';
import { HomePage } from '#app/features/search/home/home-page.tsx';
import { useNear } from '#app/lib/places/use-near.ts';
import { useCode } from '#app/lib/use-code.ts';
import { afterStart } from '#app/ui/after-start.tsx';
import { Container } from '#app/ui/pages/container.tsx';

const SavedOnDevice = afterStart(
  async () => (await import('#app/features/favorites/favorites-list.tsx')).SavedOnDevice,
);
const loadCircle = async () => (await import('./promotion-circle.tsx')).PromotionCircle;

/** Reserves the room of the promotion circle, and loads it when the visitor scrolls near. */
function PromotionPlace() {
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

/** `/`: the search, without a network after what is saved, then the services to owners. */
export function HomeRoute() {
  return (
    <>
      <HomePage saved={<SavedOnDevice className="pt-6" />} />
      <PromotionPlace />
    </>
  );
}
