import type { SearchSort } from '#contract/search.ts';
import { Select } from '#app/ui/select.tsx';

const labels: Record<SearchSort, string> = {
  relevance: 'Pertinence',
  distance: 'Distance',
  rating: 'Note',
  price: 'Prix',
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
    <Select
      label="Trier par"
      value={value}
      options={sorts.map((sort) => ({ value: sort, label: labels[sort] }))}
      onChange={onChange}
      className={className}
    />
  );
}
