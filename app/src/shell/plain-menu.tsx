import { Menu } from 'lucide-react';
import { MenuLinks } from './menu-links.tsx';

/** The menu of phones and tablets without scripts: it unfolds below the header. */
export function PlainMenu() {
  return (
    <details>
      <summary
        aria-label="Menu"
        className="-mr-2 flex size-11 cursor-pointer items-center justify-center rounded-full hover:bg-mist [&::-webkit-details-marker]:hidden"
      >
        <Menu aria-hidden className="size-6" />
      </summary>
      <div className="absolute inset-x-0 top-full max-h-[calc(100dvh-4rem)] overflow-y-auto border-b border-line bg-card px-5 pt-1 pb-6 shadow-lift sm:left-auto sm:w-96 sm:border-l">
        <MenuLinks />
      </div>
    </details>
  );
}
