import { CloudDownload, Map as MapIcon, RefreshCw, Trash2 } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { listState } from '#app/lib/navigation/list-return.ts';
import { addressText } from '#app/lib/places/address-text.ts';
import { countOf } from '#app/lib/texts/french-numbers.ts';
import { useMinute } from '#app/lib/time/use-minute.ts';
import { paths } from '#app/paths.ts';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { Card } from '#app/ui/cards/card.tsx';
import { OpeningStatus } from '#app/ui/cards/opening-status.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { focusList } from '#app/ui/focus/focus-keeper.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { toast } from '#app/ui/notices/toast.ts';
import { TitledSection } from '#app/ui/pages/titled-section.tsx';
import { isOpenAt } from '#contract/laundromat/opening-clock.ts';
import { openingFactsOf } from '#contract/laundromat/opening-facts.ts';
import { formatDay } from '#contract/local-clock.ts';
import { CityMapState } from './city-map-state.tsx';
import { cityMaps } from './city-maps.ts';
import { saving, useIsSavingStored } from './saved-store.ts';
import type { SavedCity } from './saved.ts';

interface SavedCitiesProps {
  cities: readonly SavedCity[];
  readable: ReadonlySet<string> | undefined;
}

/** The lists of saved towns. Each unfolds in place, so that it needs no network. */
export function SavedCities({ cities, readable }: SavedCitiesProps) {
  return (
    <TitledSection
      titleId="villes"
      title={useIsSavingStored() ? 'Villes enregistrées' : 'Villes de cette visite'}
      hasGap
    >
      <ul {...focusList('villes')} className="grid gap-4">
        {cities.map((city) => (
          <City key={city.href} city={city} readable={readable?.has(city.href) ?? false} />
        ))}
      </ul>
    </TitledSection>
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
              <span>{`${countOf(laundromats.length, 'laverie')}${total > laundromats.length ? ` sur ${total}` : ''}, liste du ${formatDay(savedAt)}`}</span>
              <OpenNow laundromats={laundromats} />
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
        <ul className="divide-y divide-line print:columns-2">
          {laundromats.map((laundromat) => (
            <li key={laundromat.id}>
              <Link
                to={paths.laundromat(laundromat.slug)}
                state={listState(location)}
                className="block rounded-control py-2.5 hover:text-blue-700"
              >
                <span className="block font-semibold wrap-anywhere">{laundromat.name}</span>
                <span className="block text-sm text-slate">{addressText(laundromat)}</span>
              </Link>
              <OpeningStatus laundromat={laundromat} className="mb-2.5 text-sm" />
            </li>
          ))}
        </ul>
        <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">
          <CityMapState city={city} />
          <LinkButton to={`${href}&vue=carte`} variant="secondary" size="small">
            <MapIcon aria-hidden className="size-4" />
            Voir sur la carte
          </LinkButton>
          <Button variant="secondary" size="small" onClick={() => void cityMaps.renew(href)}>
            <RefreshCw aria-hidden className="size-4" />
            Mettre à jour
          </Button>
        </div>
      </Disclosure>
      <IconButton
        removesRow
        label={`Retirer la liste de ${name}`}
        onClick={() => remove(city)}
        className="absolute top-5 right-11 text-slate sm:right-13"
      >
        <Trash2 aria-hidden className="size-5" />
      </IconButton>
    </Card>
  );
}

function OpenNow({ laundromats }: Pick<SavedCity, 'laundromats'>) {
  const now = useMinute();
  const open = laundromats.filter((laundromat) => isOpenAt(openingFactsOf(laundromat), now));
  return <span className="block">{`${countOf(open.length, 'ouverte', 'ouvertes')} maintenant`}</span>;
}

function remove(city: SavedCity) {
  void saving.noCity(city.href);
  toast({
    title: 'Liste retirée',
    description: city.name,
    action: { label: 'Annuler', onPress: () => void saving.city(city) },
  });
}
