import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface ChipToggleProps {
  label: string;
  icon?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  name?: string;
  className?: string;
}

/** A filter drawn as a chip; technically a checkbox. */
export function ChipToggle({ label, icon, checked, onChange, name, className }: ChipToggleProps) {
  return (
    <label
      className={clsx(
        'relative inline-flex min-h-11 shrink-0 cursor-pointer items-center gap-2 rounded-full border px-4 font-medium transition-colors select-none sm:min-h-10',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)',
        checked
          ? 'border-blue-600 bg-blue-600 text-white'
          : 'border-line bg-card text-ink hover:border-blue-200 hover:bg-blue-50',
        className,
      )}
    >
      <input
        type="checkbox"
        name={name}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        // As large as the chip, so that a row that scrolls shows the focused chip whole.
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
      {icon && <span className="[&>svg]:size-4.5">{icon}</span>}
      {label}
    </label>
  );
}
