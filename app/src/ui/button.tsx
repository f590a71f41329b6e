import { clsx } from 'clsx';
import type { ComponentProps, MouseEvent } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { Spinner } from '#app/ui/states/skeleton.tsx';
import { buttonClass, type ButtonLook } from './button-style.ts';

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /**
   * True while the work that a press has started goes on; further presses do nothing. Where it is given, the second press
   * of a double click counts as none too: it may come after a fast answer, and hit the button of the next row.
   */
  pending?: boolean;
}

export function Button({ variant, size, pending, className, children, onClick, ...rest }: ButtonProps) {
  const pressOnce = (event: MouseEvent<HTMLButtonElement>) =>
    pending || event.detail > 1 ? event.preventDefault() : onClick?.(event);
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={pending || undefined}
      onClick={pending === undefined ? onClick : pressOnce}
      className={buttonClass({ variant, size }, className)}
    >
      {pending && <Spinner className={size === 'small' ? 'size-4' : 'size-5'} />}
      {/* Makes the button itself the target of a press, to which Headless UI returns the focus. */}
      <span className="pointer-events-none contents">{children}</span>
    </button>
  );
}

export function LinkButton({ variant, size, className, ...rest }: LinkProps & ButtonLook) {
  return <Link {...rest} className={buttonClass({ variant, size }, className)} />;
}

export const linkClass = 'font-medium text-blue-700 underline underline-offset-2 hover:text-blue-900';

/** A link in a sentence. */
export function TextLink({ className, ...rest }: LinkProps) {
  return <Link {...rest} className={clsx(linkClass, className)} />;
}

export function AnchorButton({
  variant,
  size,
  className,
  children,
  ...rest
}: ComponentProps<'a'> & ButtonLook) {
  return (
    <a {...rest} className={buttonClass({ variant, size }, className)}>
      {children}
    </a>
  );
}
