import { Field, Label, Listbox, ListboxButton, ListboxOption, ListboxOptions } from '@headlessui/react';
import { clsx } from 'clsx';
import { Check, ChevronDown } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { labelClass, optionClass, popupClass, selectButtonClass } from '#app/ui/fields/field-parts.tsx';

export interface SelectOption<Value extends string | number> {
  value: Value;
  label: string;
}

export interface SelectProps<Value extends string | number> {
  label: string;
  hideLabel?: boolean;
  value: Value;
  options: readonly SelectOption<Value>[];
  onChange: (value: Value) => void;
  disabled?: boolean;
  className?: string;
}

export function SelectListbox<Value extends string | number>(props: SelectProps<Value>) {
  const { label, hideLabel, value, options, onChange, disabled, className } = props;
  const button = useRef<HTMLButtonElement>(null);
  const chosen = options.find((option) => option.value === value);

  useEffect(() => {
    button.current?.focus();
    press(button.current, 'ArrowDown');
  }, []);

  return (
    <Field className={className} disabled={disabled}>
      <Label className={hideLabel ? 'sr-only' : labelClass}>{label}</Label>
      <Listbox value={value} onChange={onChange}>
        <ListboxButton ref={button} title={`${label} ${chosen?.label ?? ''}`} className={selectButtonClass}>
          <span className="truncate">{chosen?.label}</span>
          <ChevronDown aria-hidden className="size-5 shrink-0 text-slate" />
        </ListboxButton>
        <ListboxOptions
          anchor="bottom start"
          modal={false}
          className={clsx(popupClass, 'w-(--button-width) min-w-48 [--anchor-max-height:--spacing(80)]')}
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

function CloseWithWindow() {
  const marker = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const close = () => press(marker.current, 'Escape');
    window.addEventListener('blur', close);
    window.addEventListener('resize', close);
    return () => {
      window.removeEventListener('blur', close);
      window.removeEventListener('resize', close);
    };
  }, []);
  return <span ref={marker} hidden />;
}

function press(element: HTMLElement | null, key: string) {
  element?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}
