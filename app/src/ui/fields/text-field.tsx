import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { typedDays } from '#contract/validation/day-range.ts';
import { ErrorText, fieldClass, labelClass } from './field-parts.tsx';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  label: string;
  hideLabel?: boolean;
  hint?: ReactNode;
  error?: string;
  icon?: ReactNode;
  action?: ReactNode;
}

export function TextField(props: TextFieldProps) {
  const { label, hideLabel, hint, error, icon, action, className, ...input } = props;
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : labelClass}>
        {label}
      </label>
      <div className="relative">
        {icon && (
          <span className="pointer-events-none absolute inset-y-0 left-3.5 flex items-center text-slate [&>svg]:size-5">
            {icon}
          </span>
        )}
        <input
          {...(input.type === 'date' && typedDays)}
          {...input}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          className={clsx(fieldClass, icon && 'pl-11', action && 'pr-12')}
        />
        {action && <span className="absolute inset-y-0 right-0 flex items-center">{action}</span>}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-slate">
          {hint}
        </p>
      )}
      <ErrorText id={`${id}-error`} message={error} />
    </div>
  );
}
