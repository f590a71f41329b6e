import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { Spinner } from '#app/ui/states/skeleton.tsx';
import { buttonClass, type ButtonLook } from './button-style.ts';

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  pending?: boolean;
}

export function Button({ variant, size, pending, className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={pending || undefined}
      onClick={pending ? (event) => event.preventDefault() : onClick}
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
