import { HomePage } from '../features/search/home-page.tsx';
import { PromotionCircle } from './promotion-circle.tsx';

/** `/`: the search, then what we do for owners. */
export function HomeRoute() {
  return (
    <>
      <HomePage />
      <PromotionCircle />
    </>
  );
}
