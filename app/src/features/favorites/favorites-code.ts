/** The code that `FavoritesProvider` loads: favorites, and the background work for them. */
export { FavoriteButton } from './favorite-button.tsx';
export { CityButton } from './city-button.tsx';
export { FavoritesSync } from '#app/features/favorites/saved/saved-sync.tsx';
