import { clsx } from 'clsx';
import type { HTMLAttributes } from 'react';
import { Part } from '#app/ui/states/error-boundary.tsx';

interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'article' | 'section' | 'li' | 'aside';
  /** Lifts on hover, for a card that is one link. Put `cardLinkClass` on that link. */
  interactive?: boolean;
  featured?: boolean;
}

export function Card({
  as: Element = 'div',
  interactive,
  featured,
  className,
  children,
  ...rest
}: CardProps) {
  return (
    <Element
      {...rest}
      className={clsx(
        'relative rounded-card border bg-card',
        featured ? 'border-sun-400' : 'border-line',
        interactive &&
          'transition-[box-shadow,border-color] duration-200 focus-within:border-blue-200 hover:border-blue-200 hover:shadow-lift ' +
            'has-[.card-link:focus-visible]:outline-3 has-[.card-link:focus-visible]:outline-offset-2 has-[.card-link:focus-visible]:outline-(--focus)',
        className,
      )}
    >
      <Part>{children}</Part>
    </Element>
  );
}

/**
 * Stretches a link over its whole `Card`, which draws the focus ring. Other links and buttons inside need `relative
 * z-1` to stay above it.
 */
export const cardLinkClass =
  'card-link after:absolute after:inset-0 after:rounded-card focus-visible:outline-none';
