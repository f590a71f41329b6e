import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { navLinkClass } from './nav-link-style.ts';

interface DropdownProps {
  label: ReactNode;
  /** The items; each calls `close` when it is chosen. */
  children: (close: () => void) => ReactNode;
  align?: 'left' | 'right';
}

/**
 * A disclosure of links in the header, written by hand because Headless UI's popover would add 28 kB to the first
 * view of every page.
 */
export function Dropdown({ label, children, align = 'left' }: DropdownProps) {
  const location = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === location.key;
  const close = () => setOpenAt(null);
  const panel = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    const closeOutside = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpenAt(null);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [open]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    close();
    button.current?.focus();
  };

  return (
    // The keys bubble up from the button and the links inside.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={root}
      className="relative"
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close();
      }}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setOpenAt(open ? null : location.key)}
        className={navLinkClass}
      >
        {label}
        <ChevronDown
          aria-hidden
          className={clsx('size-4 text-slate transition-transform', open && 'rotate-180')}
        />
      </button>
      <ul
        id={panel}
        className={clsx(
          'absolute top-full z-40 mt-2 w-72 rounded-card border border-line bg-card p-2 shadow-lift transition-[opacity,translate,visibility] duration-150',
          align === 'left' ? 'left-0' : 'right-0',
          !open && 'invisible -translate-y-1 opacity-0',
        )}
      >
        {children(close)}
      </ul>
    </div>
  );
}

/** Style of a dropdown item, a link or a button. */
export const dropdownItemClass =
  'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-control px-3 text-left font-medium text-ink ' +
  'hover:bg-blue-50 hover:text-blue-900 aria-[current=page]:bg-blue-50 aria-[current=page]:text-blue-700';
