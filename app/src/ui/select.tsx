import { Field, Label, Listbox, ListboxButton, ListboxOption, ListboxOptions } from '@headlessui/react';
import { clsx } from 'clsx';
import { Check, ChevronDown } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { fieldClass, labelClass, optionClass, popupClass } from './field-style.ts';

export interface SelectOption<Value extends string | number> {
  value: Value;
  label: string;
}

interface SelectProps<Value extends string | number> {
  label: string;
  hideLabel?: boolean;
  value: Value;
  options: readonly SelectOption<Value>[];
  onChange: (value: Value) => void;
  name?: string;
  disabled?: boolean;
  className?: string;
}

/** One choice out of a list, with type-ahead. Closes when the window loses the focus or changes size. */
export function Select<Value extends string | number>(props: SelectProps<Value>) {
  const { label, hideLabel, value, options, onChange, name, disabled, className } = props;
  const chosen = options.find((option) => option.value === value);
  return (
    <Field className={className} disabled={disabled}>
      <Label className={hideLabel ? 'sr-only' : labelClass}>{label}</Label>
      <Listbox value={value} onChange={onChange} name={name}>
        <ListboxButton
          className={clsx(fieldClass, 'flex cursor-pointer items-center justify-between gap-2 text-left')}
        >
          <span className="truncate">{chosen?.label}</span>
          <ChevronDown aria-hidden className="size-5 shrink-0 text-slate" />
        </ListboxButton>
        <ListboxOptions
          anchor="bottom start"
          modal={false}
          className={clsx(popupClass, 'w-(--button-width) min-w-48')}
        >
          <CloseWithWindow />
          {options.map((option) => (
            <ListboxOption key={option.value} value={option.value} className={optionClass}>
              {({ selected }) => (
                <>
                  <span className="flex-1">{option.label}</span>
                  {selected && <Check aria-hidden className="size-4 text-blue-600" />}
                </>
              )}
            </ListboxOption>
          ))}
        </ListboxOptions>
      </Listbox>
    </Field>
  );
}

/** Lives inside the open list. A Listbox has no `close`, so it is told to close as a keyboard would. */
function CloseWithWindow() {
  const marker = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const close = () =>
      marker.current?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    window.addEventListener('blur', close);
    window.addEventListener('resize', close);
    return () => {
      window.removeEventListener('blur', close);
      window.removeEventListener('resize', close);
    };
  }, []);
  return <span ref={marker} hidden />;
}
