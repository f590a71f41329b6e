import { clsx } from 'clsx';
import { ArrowDownWideNarrow } from 'lucide-react';
import type { SearchSort } from '#contract/laundromat/search.ts';
import { Select } from '#app/ui/select.tsx';

const labels: Record<SearchSort, string> = {
  relevance: 'Pertinence',
  distance: 'Distance',
  rating: 'Note',
  price: 'Prix',
  wash_price: "Prix d'un lavage de 7\u00a0kg",
  name: 'Nom',
  city: 'Ville',
};

interface SortSelectProps {
  value: SearchSort;
  sorts: readonly SearchSort[];
  onChange: (sort: SearchSort) => void;
  className?: string;
}

export function SortSelect({ value, sorts, onChange, className }: SortSelectProps) {
  return (
    <div className={clsx('flex items-center gap-2', className)}>
      <span aria-hidden className="flex shrink-0 items-center gap-1.5 text-sm font-medium text-slate">
        <ArrowDownWideNarrow className="size-5" />
        <span className="max-sm:hidden">Trier par</span>
      </span>
      <Select
        label="Trier par"
        hideLabel
        value={value}
        options={sorts.map((sort) => ({ value: sort, label: labels[sort] }))}
        onChange={onChange}
        className="min-w-0 flex-1 sm:w-40"
      />
    </div>
  );
}
