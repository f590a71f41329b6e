import type { ReactNode } from 'react';
import { useQuery } from 'urql';
import { filterServiceIds } from '#contract/laundromat/distinctive-services.ts';
import { servicesQuery } from '#app/data/services-query.ts';
import { ChipToggle } from '#app/ui/chip-toggle.tsx';
import { ServiceIcon } from '#app/ui/service-icon.tsx';
import { CommonToggles } from './common-toggles.tsx';
import { FiltersDialog } from './filters-dialog.tsx';
import type { SearchCriteria } from './search-params.ts';

interface FilterChipsProps {
  criteria: SearchCriteria;
  onChange: (changes: Partial<SearchCriteria>) => void;
  /** « Voir 24 laveries » on the button that closes the dialog of all filters. */
  closeText: string;
  /** The fields of the dialog. */
  children: ReactNode;
}

/**
 * The filters used most, in one row that scrolls sideways on a phone, and « Filtres » for all. They apply at once. Every
 * service in effect has a chip, so that it can be removed here.
 */
export function FilterChips({ criteria, onChange, closeText, children }: FilterChipsProps) {
  const [{ data }] = useQuery({ query: servicesQuery, variables: {} });
  const chosen = criteria.services;
  const ids = [...chosen.filter((id) => !filterServiceIds.includes(id)), ...filterServiceIds];
  const services = ids.flatMap((id) => data?.services.find((service) => service.id === id) ?? []);
  return (
    <div
      role="group"
      aria-label="Filtres"
      // The browser is content with a chip that shows in part.
      onFocus={(event) => event.target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
      className="-mx-4 -my-1.5 flex scroll-px-4 [scrollbar-width:none] gap-2 overflow-x-auto px-4 py-1.5 sm:-mx-6 sm:scroll-px-6 sm:px-6 lg:mx-0 lg:flex-wrap lg:overflow-visible lg:px-0"
    >
      <FiltersDialog criteria={criteria} onChange={onChange} closeText={closeText}>
        {children}
      </FiltersDialog>
      <CommonToggles criteria={criteria} onChange={onChange} />
      {services.map(({ id, name, icon }) => (
        <ChipToggle
          key={id}
          label={name}
          icon={<ServiceIcon icon={icon} />}
          checked={chosen.includes(id)}
          onChange={(checked) =>
            onChange({ services: checked ? [...chosen, id] : chosen.filter((other) => other !== id) })
          }
        />
      ))}
    </div>
  );
}
