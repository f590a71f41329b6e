import { useId } from 'react';
import { fieldClass, labelClass } from '#app/ui/fields/field-parts.tsx';
import type { SelectProps } from './select-listbox.tsx';

interface NativeSelectProps<Value extends string | number> extends Pick<
  SelectProps<Value>,
  'label' | 'hideLabel' | 'value' | 'options' | 'className'
> {
  name: string;
}

export function NativeSelect<Value extends string | number>(props: NativeSelectProps<Value>) {
  const id = useId();
  return (
    <div className={props.className}>
      <label htmlFor={id} className={props.hideLabel ? 'sr-only' : labelClass}>
        {props.label}
      </label>
      <select id={id} name={props.name} defaultValue={props.value} className={fieldClass}>
        {props.options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}
