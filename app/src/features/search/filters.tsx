import { distanceFiltersKm } from '#contract/laundromat/search.ts';
import { ServiceCheckboxes } from '#app/data/service-checkboxes.tsx';
import { Segmented } from '#app/ui/segmented.tsx';
import { hasCentre, type SearchCriteria } from './search-params.ts';

interface FiltersProps {
  criteria: SearchCriteria;
  onChange: (changes: Partial<SearchCriteria>) => void;
}

const distanceOptions = distanceFiltersKm.map((km) => ({ value: km as number, label: `${km}\u00a0km` }));

/** Equipment and distance, applied at once. The sidebar and the phone's « Filtres » dialog share it. */
export function Filters({ criteria, onChange }: FiltersProps) {
  return (
    <div className="grid gap-6">
      <fieldset>
        <legend className="mb-1 font-display text-lg font-bold">Services</legend>
        <ServiceCheckboxes chosen={criteria.services} onChange={(services) => onChange({ services })} />
      </fieldset>
      <div>
        <p aria-hidden className="mb-2 font-display text-lg font-bold">
          Distance
        </p>
        {hasCentre(criteria) ? (
          <Segmented
            label="Distance"
            hideLabel
            value={criteria.radius}
            options={distanceOptions}
            onChange={(radius) => onChange({ radius })}
          />
        ) : (
          <p className="text-sm text-slate">
            Choisissez une ville ou «&nbsp;Autour de moi&nbsp;» pour filtrer par distance.
          </p>
        )}
      </div>
    </div>
  );
}
