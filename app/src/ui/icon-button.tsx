import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

interface IconButtonProps extends ComponentProps<'button'> {
  label: string;
  tone?: 'plain' | 'onDark';
}

const tones = {
  plain: 'text-ink hover:bg-mist',
  onDark:
    'bg-night/60 text-white hover:bg-night/85 focus-visible:bg-night focus-visible:-outline-offset-4 focus-visible:outline-white',
};

export function IconButton({ label, tone = 'plain', className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      data-tooltip={label}
      {...rest}
      className={clsx(
        'inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-full transition-colors',
        'disabled:cursor-not-allowed disabled:opacity-40',
        tones[tone],
        className,
      )}
    />
  );
}
