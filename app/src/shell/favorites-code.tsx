/** The code that {@link FavoritesProvider} loads: favorites, and the background work for them. */
export { FavoriteButton } from '../features/favorites/favorite-button.tsx';
export { CityButton } from '../features/favorites/city-button.tsx';
export { FavoritesSync } from '../features/favorites/saved/saved-sync.tsx';
