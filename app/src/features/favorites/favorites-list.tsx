import { clsx } from 'clsx';
import { CloudDownload, Heart } from 'lucide-react';
import { LaundromatCard } from '#app/features/laundromat-card/laundromat-card.tsx';
import { useWashPrices } from '#app/graphql/laundromats/wash-prices.ts';
import { useFreshQuery } from '#app/graphql/use-fresh-query.ts';
import type { FavoriteLaundromat } from '#app/lib/laundromats/card-laundromat.ts';
import { countOf } from '#app/lib/texts/french-numbers.ts';
import { useReadableOffline } from '#app/offline/reading/readable-offline.ts';
import { paths } from '#app/paths.ts';
import { LinkButton } from '#app/ui/button.tsx';
import { cardList, CardSkeletons } from '#app/ui/cards/card-skeletons.tsx';
import { focusList } from '#app/ui/focus/focus-keeper.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { toast } from '#app/ui/notices/toast.ts';
import { TitledSection } from '#app/ui/pages/titled-section.tsx';
import { EmptyState } from '#app/ui/states/empty-state.tsx';
import { favoriteLaundromatsQuery } from './favorites-queries.ts';
import { SavedCities } from './saved-cities.tsx';
import { notStored, saving, useIsSavingStored, useSaved } from './saved-store.ts';
import { type Favorite, nothingSaved, savedPages, visible } from './saved.ts';

/** Maximum number of rows per query; further favorites show what was known when they were added. */
const rowsPerQuery = 100;

export function FavoritesList() {
  const saved = useSaved();
  const readable = useReadableOffline(savedPages(saved ?? nothingSaved));
  if (!saved) {
    return <CardSkeletons count={2} className={cardList} />;
  }
  const favorites = visible(saved);
  return (
    <div className="space-y-10">
      <UnstoredNotice />
      {favorites.length > 0 ? (
        <Favorites favorites={favorites} readable={readable} />
      ) : (
        <EmptyState
          title="Vous n'avez pas encore de laveries favorites."
          actions={<LinkButton to={paths.directory}>Parcourir l'annuaire</LinkButton>}
        >
          Touchez le cœur d'une laverie pour la retrouver ici, même sans connexion.
        </EmptyState>
      )}
      {saved.cities.length > 0 && <SavedCities cities={saved.cities} readable={readable} />}
    </div>
  );
}

export function SavedOnDevice({ className }: { className?: string }) {
  const saved = useSaved();
  const readable = useReadableOffline(savedPages(saved ?? nothingSaved));
  const favorites = visible(saved ?? nothingSaved);
  if (!saved || favorites.length + saved.cities.length === 0) return null;
  return (
    <div className={clsx('space-y-10', className)}>
      <UnstoredNotice />
      {saved.cities.length > 0 && <SavedCities cities={saved.cities} readable={readable} />}
      {favorites.length > 0 && <Favorites favorites={favorites} readable={readable} />}
    </div>
  );
}

function UnstoredNotice() {
  return useIsSavingStored() ? null : (
    <p className="rounded-card bg-mist px-4 py-3.5 font-medium">{notStored}</p>
  );
}

interface FavoritesProps {
  favorites: Favorite[];
  readable: ReadonlySet<string> | undefined;
}

function Favorites({ favorites, readable }: FavoritesProps) {
  const ids = favorites.slice(0, rowsPerQuery).map(({ laundromat }) => laundromat.id);
  const variables = { ids: ids.toSorted() };
  const { data, isSettled } = useFreshQuery({ query: favoriteLaundromatsQuery, variables });
  const today = new Map<string, FavoriteLaundromat>(data?.laundromats.map((row) => [row.id, row]));
  const { prices } = useWashPrices(favorites.slice(0, rowsPerQuery));

  return (
    <TitledSection
      titleId="favoris"
      title={countOf(favorites.length, 'laverie favorite', 'laveries favorites')}
      hasGap
    >
      <ul {...focusList('favoris')} className={cardList}>
        {favorites.map((favorite) => {
          const { id, name } = favorite.laundromat;
          const isGone = isSettled && ids.includes(id) && !today.has(id);
          return (
            <li key={id}>
              <LaundromatCard
                laundromat={today.get(id) ?? favorite.laundromat}
                washPrice={prices.get(id)}
                gone={isGone}
                action={
                  <IconButton
                    label={`Retirer ${name} de mes favoris`}
                    onClick={() => remove(favorite)}
                    className="absolute top-1 right-1 z-1 @md:top-2 @md:right-2"
                  >
                    <Heart aria-hidden className="size-5.5 fill-brick-700 text-brick-700" />
                  </IconButton>
                }
              >
                {readable?.has(id) && !isGone && (
                  <p className="flex items-center gap-1.5 text-sm text-leaf-700">
                    <CloudDownload aria-hidden className="size-4 shrink-0" />
                    Disponible hors ligne
                  </p>
                )}
              </LaundromatCard>
            </li>
          );
        })}
      </ul>
    </TitledSection>
  );
}

function remove(favorite: Favorite) {
  void saving.noFavorite(favorite.laundromat.id);
  toast({
    title: 'Laverie retirée de vos favoris',
    description: favorite.laundromat.name,
    action: { label: 'Annuler', onPress: () => void saving.favoriteAgain(favorite) },
  });
}
