/** The code that {@link FavoritesProvider} loads: favorites, and the background work for them. */
export { FavoriteButton } from '#app/features/favorites/favorite-button.tsx';
export { CityButton } from '#app/features/favorites/city-button.tsx';
export { FavoritesSync } from '#app/features/favorites/saved/saved-sync.tsx';
