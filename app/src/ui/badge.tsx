import { clsx } from 'clsx';
import { BadgeCheck, Star } from 'lucide-react';
import type { ReactNode } from 'react';

export type BadgeVariant = 'featured' | 'premium' | 'free' | 'annonce' | 'neutral' | 'success' | 'danger';

const styles: Record<BadgeVariant, string> = {
  featured: 'bg-sun-100 text-sun-700',
  premium: 'bg-blue-100 text-blue-900',
  free: 'bg-mist text-slate',
  annonce: 'border border-slate/40 bg-card text-slate',
  neutral: 'bg-mist text-ink',
  success: 'bg-leaf-100 text-leaf-700',
  danger: 'bg-brick-100 text-brick-700',
};

interface BadgeProps {
  variant?: BadgeVariant;
  className?: string;
  children: ReactNode;
}

/** A short label on a card. `featured` is Premium+, `annonce` marks a paid rank. */
export function Badge({ variant = 'neutral', className, children }: BadgeProps) {
  return (
    <span
      className={clsx(
        'inline-flex max-w-full items-center gap-1 rounded-full px-2 py-0.5 text-sm/[1.25rem] font-semibold sm:px-2.5',
        styles[variant],
        className,
      )}
    >
      {variant === 'featured' && <Star aria-hidden className="size-3.5 fill-sun-400 stroke-sun-400" />}
      {variant === 'premium' && <BadgeCheck aria-hidden className="size-3.5" />}
      <span className="contents">{children}</span>
    </span>
  );
}
