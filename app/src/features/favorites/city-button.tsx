import { BookmarkCheck, BookmarkPlus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useClient } from 'urql';
import { notStored, saving, useSaved } from '#app/features/favorites/saved/saved-store.ts';
import { favoriteLaundromat } from '#app/features/favorites/saved/saved.ts';
import { countOf } from '#app/lib/texts/french-numbers.ts';
import { paths } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import type { CityListProps } from '#app/ui/cards/favorite-slots.tsx';
import { toast } from '#app/ui/notices/toast.ts';
import { savedCityQuery } from './favorites-queries.ts';

/** Number of laundromats saved for a town, with their pages. */
const listLength = 30;

/** Saves the results of a search in a town, to open them later without a network. */
export function CityButton({ city, href, args }: CityListProps) {
  const client = useClient();
  const navigate = useNavigate();
  const isSaved = useSaved()?.cities.some((list) => list.href === href) ?? false;
  const [busy, setBusy] = useState(false);

  const save = async () => {
    setBusy(true);
    const variables = { args: { ...args, page: 1, page_size: listLength } };
    const { data } = await client.query(savedCityQuery, variables, { requestPolicy: 'network-only' });
    setBusy(false);
    if (!data) {
      const description = 'Vérifiez votre connexion, puis réessayez.';
      toast({ title: "La liste n'a pas pu être enregistrée", description, variant: 'destructive' });
      return;
    }
    const matches = data.search_laundromats;
    const laundromats = matches.flatMap(({ laundromat }) =>
      laundromat ? [favoriteLaundromat(laundromat)] : [],
    );
    const savedAt = new Date().toISOString();
    const list = { name: city, href, savedAt, total: matches[0]?.totalCount ?? 0, laundromats };
    const isStored = await saving.city(list);
    toast({
      title: `${city}\u00a0: ${countOf(laundromats.length, 'laverie enregistrée', 'laveries enregistrées')}`,
      description: isStored ? "La liste et ses fiches s'ouvriront aussi hors ligne." : notStored,
      action: { label: 'Voir', onPress: () => void navigate(paths.favorites) },
    });
  };

  const Icon = isSaved ? BookmarkCheck : BookmarkPlus;
  return (
    <Button
      variant="secondary"
      size="small"
      pending={busy}
      aria-pressed={isSaved}
      onClick={() => void (isSaved ? saving.noCity(href) : save())}
    >
      {!busy && <Icon aria-hidden className="size-4.5 text-blue-600" />}
      {isSaved ? `${city} enregistré` : `Enregistrer ${city}`}
    </Button>
  );
}
