import { Popover, PopoverButton, PopoverPanel } from '@headlessui/react';
import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { NavLink, useLocation } from 'react-router-dom';
import { serviceLinks } from './navigation.ts';
import { navLinkClass } from './nav-link-style.ts';

/** The header's dropdown « Services laveries ». */
export function ServicesMenu() {
  const { pathname } = useLocation();
  return (
    <Popover className="relative" key={pathname}>
      <PopoverButton className={clsx('group', navLinkClass)}>
        Services laveries
        <ChevronDown
          aria-hidden
          className="size-4 text-slate transition-transform group-data-open:rotate-180"
        />
      </PopoverButton>
      <PopoverPanel
        transition
        className="absolute top-full left-0 z-40 mt-2 w-72 rounded-card border border-line bg-card p-2 shadow-lift transition duration-150 data-closed:-translate-y-1 data-closed:opacity-0"
      >
        <ul>
          {serviceLinks.map(({ to, title }) => (
            <li key={to}>
              <NavLink
                to={to}
                className="flex min-h-11 items-center rounded-control px-3 font-medium text-ink hover:bg-blue-50 hover:text-blue-900 aria-[current=page]:bg-blue-50 aria-[current=page]:text-blue-700"
              >
                {title}
              </NavLink>
            </li>
          ))}
        </ul>
      </PopoverPanel>
    </Popover>
  );
}
