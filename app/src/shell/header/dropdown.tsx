import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

export const navLinkClass =
  'relative inline-flex min-h-11 cursor-pointer items-center gap-1 rounded-control px-3 font-medium whitespace-nowrap text-ink ' +
  'transition-colors hover:text-blue-700 aria-[current=page]:text-blue-700 ' +
  "aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-3 aria-[current=page]:after:bottom-1 aria-[current=page]:after:h-0.5 aria-[current=page]:after:rounded-full aria-[current=page]:after:bg-blue-500 aria-[current=page]:after:content-['']";

interface DropdownProps {
  label: ReactNode;
  children: ReactNode;
  align?: 'left' | 'right';
}

export function Dropdown({ label, children, align = 'left' }: DropdownProps) {
  const { key } = useLocation();
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => closeWhenLeft(menu.current!), [key]);
  return (
    <details ref={menu} className="group relative">
      <summary className={clsx(navLinkClass, '[&::-webkit-details-marker]:hidden')}>
        <span className="contents">{label}</span>
        <ChevronDown aria-hidden className="size-4 text-slate transition-transform group-open:rotate-180" />
      </summary>
      <ul
        className={clsx(
          'absolute top-full z-40 mt-2 w-72 rounded-card border border-line bg-card p-2 shadow-lift',
          align === 'left' ? 'left-0' : 'right-0',
        )}
      >
        {children}
      </ul>
    </details>
  );
}

/**
 * Closes the menu on Escape, on a press or focus outside, and when an item is chosen. Returns a function that closes it
 * and stops listening.
 */
function closeWhenLeft(menu: HTMLDetailsElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const close = () => {
    menu.open = false;
  };
  const closeOutside = ({ target }: Event) => {
    if (!menu.contains(target as Node)) close();
  };
  document.addEventListener('pointerdown', closeOutside, { signal });
  document.addEventListener('focusin', closeOutside, { signal });
  menu.addEventListener(
    'click',
    ({ target }) => {
      if ((target as Element).closest('a, button')) close();
    },
    { signal },
  );
  menu.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !menu.open) return;
      close();
      menu.querySelector('summary')?.focus();
    },
    { signal },
  );
  return () => {
    close();
    listening.abort();
  };
}

export const dropdownItemClass =
  'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-control px-3 text-left font-medium text-ink ' +
  'hover:bg-blue-50 hover:text-blue-900 aria-[current=page]:bg-blue-50 aria-[current=page]:text-blue-700';
