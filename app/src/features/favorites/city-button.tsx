import { BookmarkCheck, BookmarkPlus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useClient } from 'urql';
import { fromServer } from '#app/graphql/cache/device-reads.ts';
import { fileSize } from '#app/lib/texts/file-size.ts';
import { countOf } from '#app/lib/texts/french-numbers.ts';
import { expectedMapBytes } from '#app/map/city-tiles.ts';
import { usableTiles, usePlaceAnswer } from '#app/map/use-place-answer.ts';
import { paths } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { toast, toastError } from '#app/ui/notices/toast.ts';
import type { Coordinates } from '#contract/laundromat/coordinates.ts';
import { savedListSize } from '#contract/laundromat/search.ts';
import { CityMapState } from './city-map-state.tsx';
import { listOf } from './device-queries.ts';
import { notStored, saving, useIsSavingStored, useSaved } from './saved-store.ts';
import { listedNow } from './saved.ts';

export interface CityButtonProps {
  city: string;
  href: string;
  /** Arguments of the same search for `search_laundromats`. */
  args: object;
  /** Number of results, and the points of those that are shown, for the size of the map. */
  total: number;
  points: readonly Coordinates[];
}

export function CityButton({ city, href, args: searched, total, points }: CityButtonProps) {
  const client = useClient();
  const navigate = useNavigate();
  const saved = useSaved()?.cities.find((list) => list.href === href);
  const isStored = useIsSavingStored();
  const { answer: tiles } = usePlaceAnswer('/api/places/map', usableTiles, 0);
  const withMap = tiles?.storable === true && points.length > 0 && 'caches' in window;
  const [busy, setBusy] = useState(false);

  const save = async () => {
    setBusy(true);
    const args = { ...searched, page: 1, page_size: savedListSize };
    const matches = await listOf(client, args, fromServer).catch(() => null);
    setBusy(false);
    if (!matches) {
      const description = 'Vérifiez votre connexion, puis réessayez.';
      toastError("La liste n'a pas pu être enregistrée", description);
      return;
    }
    const list = { name: city, href, args, withMap, ...listedNow(matches) };
    const action = { label: 'Voir', onPress: () => void navigate(paths.favorites) };
    if (!(await saving.city(list))) {
      toast({ title: `${city}\u00a0: pour cette visite seulement`, description: notStored, action });
      return;
    }
    const count = countOf(list.laundromats.length, 'laverie enregistrée', 'laveries enregistrées');
    const contents = withMap ? 'La liste, ses fiches et sa carte' : 'La liste et ses fiches';
    toast({
      title: `${city}\u00a0: ${count}`,
      description: `${contents} s'ouvriront aussi hors ligne.`,
      action,
    });
  };

  const Icon = saved ? BookmarkCheck : BookmarkPlus;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button
        variant="secondary"
        size="small"
        pending={busy}
        aria-pressed={saved !== undefined}
        onClick={() => void (saved ? saving.noCity(href) : save())}
      >
        {!busy && <Icon aria-hidden className="size-4.5 text-blue-600" />}
        <span>
          {!saved ? `Enregistrer ${city}` : isStored ? `${city} enregistré` : `${city}, pour cette visite`}
        </span>
      </Button>
      {saved && <CityMapState city={saved} />}
      {!saved && withMap && (
        <p className="text-sm text-slate">
          {`avec la carte, environ ${fileSize(expectedMapBytes(points, Math.min(total, savedListSize)))}`}
        </p>
      )}
    </div>
  );
}
