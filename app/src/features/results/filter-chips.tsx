import { ChevronDown, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useQuery } from 'urql';
import { useRegionOptions } from '#app/features/search/region-links.ts';
import { SearchFields } from '#app/features/search/search-fields.tsx';
import {
  type SearchCriteria,
  countFilters,
  hasCentre,
  noFilters,
  type SearchUrl,
} from '#app/features/search/search-params.ts';
import { servicesQuery } from '#app/graphql/site/service-checkboxes.tsx';
import { buttonClass } from '#app/ui/button-style.ts';
import { Button } from '#app/ui/button.tsx';
import { ServiceIcon } from '#app/ui/cards/service-icon.tsx';
import { Select } from '#app/ui/choices/select.tsx';
import { ChipToggle } from '#app/ui/fields/chip-toggle.tsx';
import { focusList } from '#app/ui/focus/focus-keeper.ts';
import { Dialog, WindowButtons } from '#app/ui/windows/dialog.tsx';
import { filterServiceIds, unfilteredServiceIds } from '#contract/laundromat/reference-services.ts';
import { defaultSearchRadiusKm } from '#contract/laundromat/search.ts';
import { CommonToggles, Filters, distanceOptions } from './filters.tsx';

interface FilterChipsProps {
  search: SearchUrl;
  /** False in the directory, where a city is a name and not the centre of a radius. */
  withDistance: boolean;
  /** « Voir 24 laveries », on the button that closes the dialog: its filters apply at once. */
  closeText: string;
}

/**
 * The filters used most, in one row that scrolls sideways on a phone, and « Filtres » for all. They apply at once. Every
 * service in effect has a chip, so that it can be removed here. Without scripts all filters are one form.
 */
export function FilterChips({ search, withDistance, closeText }: FilterChipsProps) {
  const { criteria, sorts, change } = search;
  const [{ data }] = useQuery({ query: servicesQuery, variables: {} });
  const [open, setOpen] = useState(false);
  const chosen = criteria.services;
  const count = countFilters(criteria);
  const ids = [...chosen.filter((id) => !filterServiceIds.includes(id)), ...filterServiceIds];
  const services = ids.flatMap((id) => data?.services.find((service) => service.id === id) ?? []);
  return (
    <form method="get" autoComplete="off" onSubmit={(event) => event.preventDefault()}>
      <SearchFields criteria={withoutFilters(criteria, withDistance)} defaultSort={sorts[0]} />
      <div
        role="group"
        aria-label="Filtres"
        // The browser itself does not scroll to a chip that is already partly visible. React also reports the focus in
        // the dialog, which is elsewhere in the page.
        onFocus={({ target, currentTarget }) => {
          if (currentTarget.contains(target)) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        }}
        className="-mx-4 -my-1.5 flex scroll-px-4 [scrollbar-width:none] gap-2 overflow-x-auto px-4 py-1.5 sm:-mx-6 sm:scroll-px-6 sm:px-6 lg:mx-0 lg:flex-wrap lg:overflow-visible lg:px-0"
      >
        <Button variant="secondary" size="chip" className="noscript:hidden" onClick={() => setOpen(true)}>
          <SlidersHorizontal aria-hidden className="size-4.5" />
          <span>{`Filtres${count > 0 ? ` (${count})` : ''}`}</span>
        </Button>
        <Dialog open={open} onClose={() => setOpen(false)} title="Filtres" placement="side">
          <Filters search={search} withDistance={withDistance} />
          <WindowButtons {...focusList('')}>
            {count > 0 && (
              <Button variant="secondary" onClick={() => change(noFilters)}>
                Tout retirer
              </Button>
            )}
            <Button className="flex-1" onClick={() => setOpen(false)}>
              {closeText}
            </Button>
          </WindowButtons>
        </Dialog>
        <CommonToggles {...search} />
        {services.map(({ id, name, icon }) => (
          <ChipToggle
            key={id}
            label={name}
            icon={<ServiceIcon icon={icon} />}
            name="services"
            value={id}
            checked={chosen.includes(id)}
            onChange={(checked) =>
              change((now) => {
                const others = now.services.filter((other) => other !== id);
                return { services: checked ? [...others, id] : others };
              })
            }
          />
        ))}
      </div>
      <noscript>
        {import.meta.env.SSR && (
          <FurtherFilters
            criteria={criteria}
            services={(data?.services ?? []).filter(
              ({ id }) => !ids.includes(id) && !unfilteredServiceIds.includes(id),
            )}
            withDistance={withDistance}
          />
        )}
      </noscript>
    </form>
  );
}

interface FurtherFiltersProps {
  criteria: SearchCriteria;
  services: readonly { id: string; name: string; icon: string }[];
  withDistance: boolean;
}

function FurtherFilters({ criteria, services, withDistance }: FurtherFiltersProps) {
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
            <Select
              label="Région"
              name="region"
              value={criteria.region ?? ''}
              options={useRegionOptions(criteria.region)}
              className="min-w-0 flex-1 basis-60 sm:max-w-80"
            />
            {withDistance && hasCentre(criteria) && (
              <Select
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

export function withoutFilters(criteria: SearchCriteria, withDistance: boolean): SearchCriteria {
  return {
    ...criteria,
    ...noFilters,
    region: null,
    radius: withDistance && hasCentre(criteria) ? defaultSearchRadiusKm : criteria.radius,
  };
}
