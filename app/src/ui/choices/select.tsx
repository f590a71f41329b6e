import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { fieldClass, labelClass, useEarlyInput } from '#app/ui/fields/field-parts.tsx';

export interface SelectOption<Value extends string | number> {
  value: Value;
  label: string;
}

interface SelectProps<Value extends string | number> {
  label: string;
  hideLabel?: boolean;
  /** Of a form that is sent without scripts. */
  name?: string;
  value: Value;
  options: readonly SelectOption<Value>[];
  /** Left out in a form without scripts. */
  onChange?: (value: Value) => void;
  disabled?: boolean;
  className?: string;
}

/** One choice from a list. The browser draws the list, because on a phone its own is made for fingers. */
export function Select<Value extends string | number>(props: SelectProps<Value>) {
  const { label, hideLabel, name, value, options, onChange, disabled, className } = props;
  const id = useId();
  const choose = ({ selectedIndex }: HTMLSelectElement) => onChange?.(options[selectedIndex]!.value);
  const chosen = options.find((option) => option.value === value);
  const select = useEarlyInput<HTMLSelectElement>((early) => {
    // The browser shows the first option for a value that is none of them: nobody chose it.
    if (chosen && early.value !== String(value)) choose(early);
  });

  return (
    <div className={className}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : labelClass}>
        {label}
      </label>
      <div className="relative">
        <select
          ref={select}
          id={id}
          name={name}
          {...(onChange
            ? { value, onChange: ({ currentTarget }) => choose(currentTarget) }
            : { defaultValue: value })}
          disabled={disabled}
          // Otherwise Firefox restores an earlier choice after a reload.
          autoComplete="off"
          title={`${label} ${chosen?.label ?? ''}`}
          className={clsx(fieldClass, 'cursor-pointer appearance-none truncate pr-10')}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden
          className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2 text-slate"
        />
      </div>
    </div>
  );
}
