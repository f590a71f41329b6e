import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** A grey placeholder for loading content; set its size by classes. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={clsx('animate-pulse rounded-control bg-mist', className)} />;
}

/** Wraps the skeletons of one region and announces once that it is loading. */
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
