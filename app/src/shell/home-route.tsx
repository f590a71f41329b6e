import { HomePage } from '../features/search/home-page.tsx';
import { PromotionPlace } from './promotion-place.tsx';

/** `/`: the search, then what we do for owners. */
export function HomeRoute() {
  return (
    <>
      <HomePage />
      <PromotionPlace />
    </>
  );
}
