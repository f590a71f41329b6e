import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { labelClass, selectButtonClass } from '#app/ui/fields/field-parts.tsx';
import type { SelectListbox, SelectProps } from './select-listbox.tsx';

const loadListbox = async () => (await import('./select-listbox.tsx')).SelectListbox;
/** Ignores a failure: a later press reports it. */
const fetchAhead = () => void loadListbox().catch(() => undefined);

/**
 * One choice from a list, with type-ahead. The list is 35 kB of code, fetched when the pointer or focus reaches the
 * field; until then a button of the same look replaces it.
 */
export function Select<Value extends string | number>(props: SelectProps<Value>) {
  const [Listbox, setListbox] = useState<typeof SelectListbox | null>(null);
  const { label, hideLabel, value, options, disabled, className } = props;
  const chosen = options.find((option) => option.value === value)?.label ?? '';
  const id = useId();
  if (Listbox) return <Listbox {...props} />;

  const open = () =>
    loadListbox().then(
      (loaded) => setListbox(() => loaded),
      () => undefined,
    );
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    void open();
  };

  return (
    <div className={className}>
      <span id={`${id}-label`} className={hideLabel ? 'sr-only' : labelClass}>
        {label}
      </span>
      <button
        type="button"
        disabled={disabled}
        aria-haspopup="listbox"
        aria-expanded={false}
        aria-labelledby={`${id}-label ${id}-value`}
        title={`${label} ${chosen}`}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onClick={() => void open()}
        onKeyDown={onKeyDown}
        className={selectButtonClass}
      >
        <span id={`${id}-value`} className="truncate">
          {chosen}
        </span>
        <ChevronDown aria-hidden className="size-5 shrink-0 text-slate" />
      </button>
    </div>
  );
}
