import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** A grey shape in the place of what is coming; give it a size by classes. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={clsx('animate-pulse rounded-control bg-mist', className)} />;
}

/** Wraps the skeletons of one region and says once, in words, that it is loading. */
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
