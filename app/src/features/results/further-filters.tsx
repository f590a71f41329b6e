import { ChevronDown, SlidersHorizontal } from 'lucide-react';
import { useRegionOptions } from '#app/features/search/region-links.ts';
import { hasCentre, type SearchCriteria } from '#app/features/search/search-params.ts';
import { buttonClass } from '#app/ui/button-style.ts';
import { Button } from '#app/ui/button.tsx';
import { ServiceIcon } from '#app/ui/cards/service-icon.tsx';
import { NativeSelect } from '#app/ui/choices/native-select.tsx';
import { ChipToggle } from '#app/ui/fields/chip-toggle.tsx';
import { defaultSearchRadiusKm } from '#contract/laundromat/search.ts';
import { distanceOptions } from './filters.tsx';

interface FurtherFiltersProps {
  criteria: SearchCriteria;
  /** The services without a chip above. */
  services: readonly { id: string; name: string; icon: string }[];
  withDistance: boolean;
}

/** The filters that have no chip and the button that sends all of them, for a visitor without scripts. */
export function FurtherFilters({ criteria, services, withDistance }: FurtherFiltersProps) {
  return (
    <div className="mt-3 flex flex-wrap items-start gap-2">
      <details className="group open:basis-full">
        <summary
          className={buttonClass(
            { variant: 'secondary', size: 'chip' },
            '[&::-webkit-details-marker]:hidden',
          )}
        >
          <SlidersHorizontal aria-hidden className="size-4.5" />
          Plus de filtres
          <ChevronDown aria-hidden className="size-4.5 text-slate group-open:rotate-180" />
        </summary>
        <div className="mt-3 mb-1 grid gap-5 rounded-card border border-line bg-card p-4 sm:p-5">
          <fieldset>
            <legend className="mb-2 text-sm font-semibold">Services</legend>
            <div className="flex flex-wrap gap-2">
              {services.map(({ id, name, icon }) => (
                <ChipToggle
                  key={id}
                  label={name}
                  icon={<ServiceIcon icon={icon} />}
                  name="services"
                  value={id}
                  checked={false}
                />
              ))}
            </div>
          </fieldset>
          <div className="flex flex-wrap gap-4">
            <NativeSelect
              label="Région"
              name="region"
              value={criteria.region ?? ''}
              options={useRegionOptions(criteria.region)}
              className="min-w-0 flex-1 basis-60 sm:max-w-80"
            />
            {withDistance && hasCentre(criteria) && (
              <NativeSelect
                label="Distance"
                name="radius"
                value={criteria.radius}
                options={distanceOptions}
                className="min-w-0 flex-1 basis-40 sm:max-w-60"
              />
            )}
          </div>
        </div>
      </details>
      <Button type="submit" size="chip">
        Appliquer les filtres
      </Button>
    </div>
  );
}

/** Returns the search without the values of these fields and chips. */
export function withoutFilters(criteria: SearchCriteria, withDistance: boolean): SearchCriteria {
  return {
    ...criteria,
    services: [],
    open: null,
    largeWasher: false,
    region: null,
    radius: withDistance && hasCentre(criteria) ? defaultSearchRadiusKm : criteria.radius,
  };
}
