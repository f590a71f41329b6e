import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange'> {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

export function Checkbox({ label, checked, onChange, className, ...rest }: CheckboxProps) {
  return (
    <label className={clsx('group relative flex min-h-11 cursor-pointer items-center gap-3', className)}>
      <input
        {...rest}
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="peer sr-only"
      />
      <span
        aria-hidden
        className={clsx(
          'flex size-5.5 shrink-0 items-center justify-center rounded-[min(0.375rem,7px)] border transition-colors',
          'peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-(--focus)',
          checked ? 'border-deep-600 bg-deep-600' : 'border-edge bg-card group-hover:border-blue-500',
        )}
      >
        {checked && <Check className="size-4 text-white" strokeWidth={3} />}
      </span>
      <span className="flex flex-1 items-center gap-2">{label}</span>
    </label>
  );
}
