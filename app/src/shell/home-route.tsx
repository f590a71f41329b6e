import { HomePage } from '../features/search/home/home-page.tsx';
import { PromotionPlace } from './promotion-place.tsx';

/** `/`: the search, then the services to owners. */
export function HomeRoute() {
  return (
    <>
      <HomePage />
      <PromotionPlace />
    </>
  );
}
