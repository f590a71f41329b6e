import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { SelectOption } from '#app/ui/choices/select-listbox.tsx';
import { Select } from '#app/ui/choices/select.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import type { AdminUrl } from './use-admin-url.ts';

const typingPauseMs = 300;

interface ListControlsProps {
  url: AdminUrl;
  /** Label of the search; without it there is no search. */
  searchLabel?: string;
  filters?: readonly SelectOption<string>[];
}

/** Search and filter above a list; both live in the address. */
export function ListControls({ url, searchLabel, filters }: ListControlsProps) {
  return (
    <div className="mb-4 flex flex-wrap items-end gap-3">
      {searchLabel && <SearchField key={url.tab} url={url} label={searchLabel} />}
      {filters && (
        <Select
          label="Afficher"
          value={url.filter}
          options={filters}
          onChange={(filter) => url.search({ filter })}
          className="w-full sm:w-52"
        />
      )}
    </div>
  );
}

function SearchField({ url: { q, search }, label }: { url: AdminUrl; label: string }) {
  const [text, setText] = useState(q);
  const [known, setKnown] = useState(q);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (q !== known) {
    setKnown(q);
    // Follows « Back », but never replaces text that is being typed.
    if (q !== text.trim()) setText(q);
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  const type = (typed: string) => {
    setText(typed);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => search({ q: typed.trim() }, { replace: true }), typingPauseMs);
  };
  return (
    <TextField
      label={label}
      type="search"
      icon={<Search aria-hidden />}
      value={text}
      onChange={(event) => type(event.target.value)}
      className="min-w-0 flex-1 basis-72"
    />
  );
}
