import { clsx } from 'clsx';
import { Link, type LinkProps } from 'react-router-dom';

export const linkClass = 'font-medium text-blue-700 underline underline-offset-2 hover:text-blue-900';

/** A link in a sentence. */
export function TextLink({ className, ...rest }: LinkProps) {
  return <Link {...rest} className={clsx(linkClass, className)} />;
}
