import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { focusList } from '#app/ui/focus-list.ts';
import { Filters } from './filters.tsx';
import { countFilters, noFilters, type SearchCriteria } from './search-params.ts';

interface FiltersDialogProps {
  criteria: SearchCriteria;
  onChange: (changes: Partial<SearchCriteria>) => void;
  /** « Voir 24 laveries »: the filters apply behind the open dialog. */
  closeText: string;
}

/** The filters in a dialog, on screens without a sidebar. */
export function FiltersDialog({ criteria, onChange, closeText }: FiltersDialogProps) {
  const [open, setOpen] = useState(false);
  const count = countFilters(criteria);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)} className="lg:hidden">
        <SlidersHorizontal aria-hidden className="size-5" />
        Filtres{count > 0 && ` (${count})`}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Filtres" placement="side">
        <Filters criteria={criteria} onChange={onChange} />
        <div
          {...focusList('')}
          className="sticky bottom-0 -mx-5 mt-6 -mb-6 flex gap-3 border-t border-line bg-card p-4"
        >
          {count > 0 && (
            <Button variant="secondary" onClick={() => onChange(noFilters)}>
              Tout retirer
            </Button>
          )}
          <Button className="flex-1" onClick={() => setOpen(false)}>
            {closeText}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
