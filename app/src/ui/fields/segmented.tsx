import { clsx } from 'clsx';
import { useId } from 'react';

interface SegmentedProps<Value extends string | number> {
  /** Read aloud, not shown. */
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

/** A radio group that looks like one bar, for two to five short choices. */
export function Segmented<Value extends string | number>(props: SegmentedProps<Value>) {
  const { label, value, options, onChange } = props;
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{label}</legend>
      <div className="flex rounded-control border border-edge bg-card p-1">
        {options.map((option) => (
          <label
            key={option.value}
            className={clsx(
              'flex min-h-9 flex-1 cursor-pointer items-center justify-center rounded-lg px-2 text-base font-medium whitespace-nowrap transition-colors select-none',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)',
              option.value === value ? 'filled bg-deep-600 text-white' : 'text-ink hover:bg-blue-50',
            )}
          >
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
