import { clsx } from 'clsx';
import { List, Map } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { SearchView } from '../address/search-params.ts';

interface ViewSwitchProps {
  view: SearchView;
  /** Returns the address of the same search in the other view, on its own entry of the history. */
  href: (view: SearchView) => string;
}

const views = [
  { view: 'list', label: 'Liste', Icon: List },
  { view: 'map', label: 'Carte', Icon: Map },
] as const;

/** « Liste | Carte »: links, so that « back » returns to the view before. */
export function ViewSwitch({ view, href }: ViewSwitchProps) {
  return (
    <nav
      aria-label="Affichage des résultats"
      className="flex shrink-0 rounded-control border border-edge bg-card p-1 noscript:hidden"
    >
      {views.map(({ view: other, label, Icon }) => (
        <Link
          key={other}
          to={href(other)}
          preventScrollReset
          aria-current={other === view ? 'true' : undefined}
          className={clsx(
            'inline-flex min-h-9 items-center gap-1.5 rounded-lg px-3 font-medium transition-colors',
            other === view ? 'filled bg-blue-600 text-white' : 'text-ink hover:bg-blue-50',
          )}
        >
          <Icon aria-hidden className="size-4.5" />
          {label}
        </Link>
      ))}
    </nav>
  );
}
