import { fileSize } from '#app/lib/texts/file-size.ts';
import { Button } from '#app/ui/button.tsx';
import { formatDay } from '#contract/local-clock.ts';
import { cityMaps, useCityMap } from './city-maps.ts';
import type { SavedCity } from './saved.ts';

export function CityMapState({ city: { href, name, withMap } }: { city: SavedCity }) {
  const map = useCityMap(href);
  if (!withMap) {
    return (
      <Button variant="quiet" size="small" onClick={() => void cityMaps.store(href)}>
        Enregistrer aussi la carte
      </Button>
    );
  }
  if (map && 'stored' in map) {
    return (
      <p className="text-sm text-slate">
        {`Carte de ${fileSize(map.stored.bytes)}, mise à jour le ${formatDay(new Date(map.stored.storedAt).toISOString())}`}
      </p>
    );
  }
  const { bytes, expected } = map?.progress ?? { bytes: 0, expected: 0 };
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-sm text-slate">
      <progress
        value={expected > 0 ? bytes / expected : 0}
        aria-label={`Carte de ${name}`}
        className="h-2 w-16 appearance-none overflow-hidden rounded-full bg-mist [&::-moz-progress-bar]:bg-blue-600 [&::-webkit-progress-bar]:bg-mist [&::-webkit-progress-value]:bg-blue-600"
      />
      <span>
        {!map
          ? 'La carte attend une connexion.'
          : bytes === 0
            ? 'La carte commence…'
            : `Carte\u00a0: ${fileSize(bytes)} sur environ ${fileSize(expected)}`}
      </span>
      <Button variant="quiet" size="small" onClick={() => void cityMaps.stop(href)}>
        Arrêter
      </Button>
    </div>
  );
}
