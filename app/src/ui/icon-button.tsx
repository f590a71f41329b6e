import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { focusPeer } from '#app/ui/focus/focus-keeper.ts';

interface IconButtonProps extends ComponentProps<'button'> {
  label: string;
  tone?: 'plain' | 'onDark';
  /** The second press of a double click does nothing: it would remove the next row. */
  removesRow?: boolean;
}

const tones = {
  plain: 'text-ink hover:bg-mist',
  onDark:
    'bg-night/60 text-white hover:bg-night/85 focus-visible:bg-night focus-visible:-outline-offset-4 focus-visible:outline-white',
};

export function IconButton({
  label,
  tone = 'plain',
  removesRow,
  className,
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      data-tooltip={label}
      {...rest}
      {...(removesRow && focusPeer)}
      onClick={(event) => {
        if (!removesRow || event.detail < 2) onClick?.(event);
      }}
      className={clsx(
        'inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-full transition-colors',
        'disabled:cursor-not-allowed disabled:opacity-40',
        tones[tone],
        className,
      )}
    />
  );
}
