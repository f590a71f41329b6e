import { useQuery } from 'urql';
import { distanceFiltersKm } from '#contract/search.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { Segmented } from '#app/ui/segmented.tsx';
import { ServiceIcon } from '#app/ui/service-icon.tsx';
import { Loading, Skeleton } from '#app/ui/skeleton.tsx';
import { hasCentre, type SearchCriteria } from './search-params.ts';
import { servicesQuery } from './search-query.ts';

interface FiltersProps {
  criteria: SearchCriteria;
  onChange: (changes: Partial<SearchCriteria>) => void;
}

const distanceOptions = distanceFiltersKm.map((km) => ({ value: km as number, label: `${km}\u00a0km` }));

/** Equipment and distance, applied at once. The same in the sidebar and in the phone's « Filtres » dialog. */
export function Filters({ criteria, onChange }: FiltersProps) {
  return (
    <div className="grid gap-6">
      <fieldset>
        <legend className="mb-1 font-display text-lg font-bold">Équipements</legend>
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

interface ServiceCheckboxesProps {
  chosen: string[];
  onChange: (ids: string[]) => void;
}

function ServiceCheckboxes({ chosen, onChange }: ServiceCheckboxesProps) {
  const [{ data, error }, retry] = useQuery({ query: servicesQuery, variables: {} });
  if (error) {
    return (
      <div className="text-sm text-slate">
        <p>Les équipements n'ont pas pu être chargés.</p>
        <Button
          variant="quiet"
          size="small"
          className="-ml-3"
          onClick={() => retry({ requestPolicy: 'network-only' })}
        >
          Recharger les équipements
        </Button>
      </div>
    );
  }
  if (!data) {
    return (
      <Loading label="Chargement des équipements…" className="grid gap-3 py-2">
        {Array.from({ length: 10 }, (_, index) => (
          <Skeleton key={index} className="h-8 w-4/5" />
        ))}
      </Loading>
    );
  }
  return data.services.map((service) => (
    <Checkbox
      key={service.id}
      checked={chosen.includes(service.id)}
      onChange={(checked) =>
        onChange(checked ? [...chosen, service.id] : chosen.filter((id) => id !== service.id))
      }
      label={
        <>
          <ServiceIcon icon={service.icon} className="size-5 shrink-0 text-slate" />
          {service.name}
        </>
      }
    />
  ));
}
