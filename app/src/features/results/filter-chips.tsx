import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useQuery } from 'urql';
import { SearchFields } from '#app/features/search/search-fields.tsx';
import { countFilters, noFilters } from '#app/features/search/search-params.ts';
import type { SearchUrl } from '#app/features/search/use-search-url.ts';
import { servicesQuery } from '#app/graphql/site/service-checkboxes.tsx';
import { Button } from '#app/ui/button.tsx';
import { ServiceIcon } from '#app/ui/cards/service-icon.tsx';
import { ChipToggle } from '#app/ui/fields/chip-toggle.tsx';
import { focusList } from '#app/ui/focus/focus-keeper.ts';
import { Dialog, WindowButtons } from '#app/ui/windows/dialog.tsx';
import { filterServiceIds, unfilteredServiceIds } from '#contract/laundromat/distinctive-services.ts';
import { CommonToggles } from './common-toggles.tsx';
import { Filters } from './filters.tsx';
import { FurtherFilters, withoutFilters } from './further-filters.tsx';

interface FilterChipsProps {
  search: SearchUrl;
  /** False in the directory, where a city is a name and not the centre of a radius. */
  withDistance: boolean;
  /** « Voir 24 laveries » on the button that closes the dialog of all filters, which apply behind it. */
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
    // Enter in a checkbox sends its form.
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
          <Filters criteria={criteria} onChange={change} withDistance={withDistance} />
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
        <CommonToggles criteria={criteria} onChange={change} />
        {services.map(({ id, name, icon }) => (
          <ChipToggle
            key={id}
            label={name}
            icon={<ServiceIcon icon={icon} />}
            name="services"
            value={id}
            checked={chosen.includes(id)}
            onChange={(checked) =>
              change({ services: checked ? [...chosen, id] : chosen.filter((other) => other !== id) })
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
