import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useEarlyInput } from './field-parts.tsx';

interface ChipToggleProps {
  label: string;
  icon?: ReactNode;
  checked: boolean;
  onChange?: (checked: boolean) => void;
  name?: string;
  value?: string;
}

export function ChipToggle({ label, icon, checked, onChange, ...field }: ChipToggleProps) {
  const input = useEarlyInput((element) => {
    if (element.checked !== checked) onChange?.(element.checked);
  });
  return (
    <label
      className={clsx(
        'relative inline-flex min-h-11 shrink-0 cursor-pointer items-center gap-2 rounded-full border border-line bg-card px-4 font-medium text-ink transition-colors select-none sm:min-h-10',
        'not-has-checked:hover:border-blue-200 not-has-checked:hover:bg-blue-50',
        'has-checked:border-deep-600 has-checked:bg-deep-600 has-checked:text-white',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)',
      )}
    >
      <input
        ref={input}
        type="checkbox"
        {...field}
        checked={checked}
        onChange={(event) => onChange?.(event.target.checked)}
        // As large as the chip: focus then scrolls the whole chip into view.
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
      {icon && <span className="[&>svg]:size-4.5">{icon}</span>}
      <span>{label}</span>
    </label>
  );
}
