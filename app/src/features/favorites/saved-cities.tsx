import { CloudDownload, Search, Trash2 } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { saving } from '#app/features/favorites/saved/saved-store.ts';
import type { SavedCity } from '#app/features/favorites/saved/saved.ts';
import { listState } from '#app/lib/navigation/list-return.ts';
import { countOf } from '#app/lib/texts/french-numbers.ts';
import { formatDay } from '#app/lib/time/french-date.ts';
import { paths } from '#app/paths.ts';
import { LinkButton } from '#app/ui/button.tsx';
import { Card } from '#app/ui/cards/card.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { focusList } from '#app/ui/focus/focus-list.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { toast } from '#app/ui/notices/toast.ts';

interface SavedCitiesProps {
  cities: readonly SavedCity[];
  /** Addresses of the lists whose pages can be read without a network. */
  readable: ReadonlySet<string> | undefined;
}

/** The lists of saved towns. Each unfolds in place, so that it needs no network. */
export function SavedCities({ cities, readable }: SavedCitiesProps) {
  return (
    <section aria-labelledby="villes">
      <h2 id="villes" className="mb-4 text-xl font-bold tracking-tight">
        Villes enregistrées
      </h2>
      <ul {...focusList('villes')} className="grid gap-4">
        {cities.map((city) => (
          <City key={city.href} city={city} readable={readable?.has(city.href) ?? false} />
        ))}
      </ul>
    </section>
  );
}

function City({ city, readable }: { city: SavedCity; readable: boolean }) {
  const location = useLocation();
  const { name, href, laundromats, total, savedAt } = city;
  return (
    <Card as="li" className="relative px-4 sm:px-5">
      <Disclosure
        className="border-b-0"
        title={
          <span className="pr-12">
            <span className="block font-display text-lg font-bold">{name}</span>
            <span className="block text-sm font-normal text-slate">
              {countOf(laundromats.length, 'laverie')}
              {total > laundromats.length && ` sur ${total}`}, liste du {formatDay(savedAt)}
              {readable && (
                <span className="flex items-center gap-1.5 text-leaf-700">
                  <CloudDownload aria-hidden className="size-4 shrink-0" />
                  Disponible hors ligne
                </span>
              )}
            </span>
          </span>
        }
      >
        <ul className="divide-y divide-line">
          {laundromats.map((laundromat) => (
            <li key={laundromat.id}>
              <Link
                to={paths.laundromat(laundromat.slug)}
                state={listState(location)}
                className="block rounded-control py-2.5 hover:text-blue-700"
              >
                <span className="block font-semibold wrap-anywhere">{laundromat.name}</span>
                <span className="block text-sm text-slate">
                  {laundromat.address}, {laundromat.postalCode} {laundromat.city}
                </span>
              </Link>
            </li>
          ))}
        </ul>
        <LinkButton to={href} variant="secondary" size="small" className="mt-3">
          <Search aria-hidden className="size-4" />
          Refaire la recherche
        </LinkButton>
      </Disclosure>
      <IconButton
        label={`Retirer la liste de ${name}`}
        onClick={() => remove(city)}
        className="absolute top-5 right-11 text-slate sm:right-13"
      >
        <Trash2 aria-hidden className="size-5" />
      </IconButton>
    </Card>
  );
}

function remove(city: SavedCity) {
  void saving.noCity(city.href);
  toast({
    title: 'Liste retirée',
    description: city.name,
    action: { label: 'Annuler', onPress: () => void saving.city(city) },
  });
}
