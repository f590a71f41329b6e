import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export function Skeleton({ className, count = 1 }: { className?: string; count?: number }) {
  return Array.from({ length: count }, (_, index) => (
    <div key={index} aria-hidden className={clsx('animate-pulse rounded-control bg-mist', className)} />
  ));
}

export function Loading({ label = 'Chargement…', className, children }: LoadingProps) {
  return (
    <div role="status" data-loading className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}

interface LoadingProps {
  label?: string;
  className?: string;
  children: ReactNode;
}

/** Decorative: say in words what is loading. */
export function Spinner({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 24 24" fill="none" aria-hidden className={clsx('animate-spin', className)}>
      <circle cx="12" cy="12" r="9.5" stroke="currentColor" strokeOpacity="0.25" strokeWidth="3" />
      <path d="M12 2.5a9.5 9.5 0 0 1 9.5 9.5" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
