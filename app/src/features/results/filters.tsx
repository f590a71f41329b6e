import { clsx } from 'clsx';
import { Clock, WashingMachine } from 'lucide-react';
import { useId } from 'react';
import { useRegionOptions } from '#app/features/search/region-links.ts';
import { hasCentre, openParam, type SearchUrl } from '#app/features/search/search-params.ts';
import { regionChanges } from '#app/features/search/search-place.ts';
import { ServiceCheckboxes } from '#app/graphql/site/service-checkboxes.tsx';
import { Select } from '#app/ui/choices/select.tsx';
import { ChipToggle } from '#app/ui/fields/chip-toggle.tsx';
import { WashFields, useWashFields } from '#app/ui/fields/wash-fields.tsx';
import { unfilteredServiceIds } from '#contract/laundromat/reference-services.ts';
import type { Region } from '#contract/laundromat/regions.ts';
import { type OpenTime, largeWasherKg, searchRadiiKm } from '#contract/laundromat/search.ts';

interface FiltersProps {
  search: SearchUrl;
  /** False in the directory, where a city is a name and not the centre of a radius. */
  withDistance: boolean;
}

export const distanceOptions = searchRadiiKm.map((km) => ({ value: km as number, label: `${km}\u00a0km` }));

const hours = [
  { value: '', label: "N'importe quelle heure" },
  ...Array.from({ length: 24 }, (_, hour) => ({ value: `${hour}h`, label: `${hour}\u00a0h` })),
];

export function Filters({ search, withDistance }: FiltersProps) {
  const { criteria, change } = search;
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap gap-2">
        <CommonToggles {...search} />
      </div>
      <Select
        label="Ouvert à"
        value={hours.some(({ value }) => value === criteria.open) ? criteria.open! : ''}
        options={hours}
        onChange={(hour) => change({ open: (hour || null) as OpenTime | null })}
      />
      <fieldset>
        <legend className="mb-1 font-display text-lg font-bold">Services</legend>
        <ServiceCheckboxes
          chosen={criteria.services}
          leftOut={unfilteredServiceIds}
          onChange={(services) => change({ services })}
        />
      </fieldset>
      {withDistance && (
        <div>
          <p aria-hidden className="mb-2 font-display text-lg font-bold">
            Distance
          </p>
          {hasCentre(criteria) ? (
            <Distance chosen={criteria.radius} onChange={(radius) => change({ radius })} />
          ) : (
            <p className="text-sm text-slate">
              Choisissez une ville ou «&nbsp;Autour de moi&nbsp;» pour filtrer par distance.
            </p>
          )}
        </div>
      )}
      <fieldset>
        <legend className="mb-1 font-display text-lg font-bold">Ma lessive</legend>
        <WashFields fields={useWashFields().fields} />
        <p className="text-sm text-slate">Mémorisée sur cet appareil seulement.</p>
      </fieldset>
      <Select
        label="Région"
        value={criteria.region ?? ''}
        options={useRegionOptions(criteria.region)}
        onChange={(region) => change(regionChanges(criteria, (region || null) as Region | null))}
      />
    </div>
  );
}

function Distance({ chosen, onChange }: { chosen: number; onChange: (km: number) => void }) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">Distance</legend>
      <div className="flex rounded-control border border-edge bg-card p-1">
        {distanceOptions.map(({ value, label }) => (
          <label
            key={value}
            className={clsx(
              'flex min-h-9 flex-1 cursor-pointer items-center justify-center rounded-lg px-2 text-base font-medium whitespace-nowrap transition-colors select-none',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)',
              value === chosen ? 'filled bg-deep-600 text-white' : 'text-ink hover:bg-blue-50',
            )}
          >
            <input
              type="radio"
              name={name}
              checked={value === chosen}
              onChange={() => onChange(value)}
              className="sr-only"
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function openLabel(open: OpenTime): string {
  if (open === 'now') return 'Ouvert maintenant';
  if (open === 'sunday') return 'Ouvert dimanche à 15\u00a0h';
  return open === 'night' ? 'Ouvert la nuit à 3\u00a0h' : `Ouvert à ${open.slice(0, -1)}\u00a0h`;
}

export function CommonToggles({ criteria, change }: SearchUrl) {
  const { open: chosen } = criteria;
  const times: OpenTime[] = chosen && chosen !== 'now' ? [chosen, 'now'] : ['now'];
  return (
    <>
      {times.map((open) => (
        <ChipToggle
          key={open}
          label={openLabel(open)}
          icon={<Clock aria-hidden />}
          name={openParam(open)[0]}
          value={openParam(open)[1]}
          checked={open === criteria.open}
          onChange={(checked) => change({ open: checked ? open : null })}
        />
      ))}
      <ChipToggle
        label={`Grande capacité (≥\u00a0${largeWasherKg}\u00a0kg)`}
        icon={<WashingMachine aria-hidden />}
        name="minWasherKg"
        value={String(largeWasherKg)}
        checked={criteria.largeWasher}
        onChange={(largeWasher) => change({ largeWasher })}
      />
    </>
  );
}
