import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/windows/dialog.tsx';
import { focusList } from '#app/ui/focus/focus-list.ts';
import { WindowButtons } from '#app/ui/windows/window-buttons.tsx';
import { countFilters, noFilters, type SearchCriteria } from '../address/search-params.ts';

interface FiltersDialogProps {
  criteria: SearchCriteria;
  onChange: (changes: Partial<SearchCriteria>) => void;
  /** « Voir 24 laveries »: the filters apply behind the open dialog. */
  closeText: string;
  /** The fields. */
  children: ReactNode;
}

/** « Filtres », which opens all filters of a list in a dialog. */
export function FiltersDialog({ criteria, onChange, closeText, children }: FiltersDialogProps) {
  const [open, setOpen] = useState(false);
  const count = countFilters(criteria);
  return (
    <>
      <Button variant="secondary" size="chip" className="noscript:hidden" onClick={() => setOpen(true)}>
        <SlidersHorizontal aria-hidden className="size-4.5" />
        Filtres{count > 0 && ` (${count})`}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Filtres" placement="side">
        {children}
        <WindowButtons {...focusList('')}>
          {count > 0 && (
            <Button variant="secondary" onClick={() => onChange(noFilters)}>
              Tout retirer
            </Button>
          )}
          <Button className="flex-1" onClick={() => setOpen(false)}>
            {closeText}
          </Button>
        </WindowButtons>
      </Dialog>
    </>
  );
}
