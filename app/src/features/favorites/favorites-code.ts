/** The code that `FavoritesProvider` loads: favorites, and the background work for them. */
export { FavoriteButton } from './favorite-button.tsx';
export { CityButton } from './city-button.tsx';
export { FavoritesSync } from './saved-sync.tsx';
