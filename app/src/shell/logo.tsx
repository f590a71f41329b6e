import { clsx } from 'clsx';

/** The mark: a porthole with its water, and a drop for the dot of the i. Name the link around it. */
export function Logo({ inverted, className }: { inverted?: boolean; className?: string }) {
  return (
    <span aria-hidden className={clsx('inline-flex items-center gap-2.5', className)}>
      <LogoMark className="size-10" />
      <span
        className={clsx(
          'font-display text-[1.7rem] leading-none font-extrabold tracking-tight',
          inverted ? 'text-white' : 'text-blue-900',
        )}
      >
        Lavo
        <span className="relative">
          ı
          <svg
            viewBox="0 0 10 14"
            className={clsx(
              'absolute top-[0.02em] left-1/2 h-[0.34em] -translate-x-1/2',
              inverted ? 'fill-blue-200' : 'fill-blue-500',
            )}
          >
            <path d="M5 0c2.4 3.6 5 6 5 9a5 5 0 0 1-10 0c0-3 2.600-5.400 5-9Z" />
          </svg>
        </span>
        r
      </span>
    </span>
  );
}

export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 40 40" fill="none" aria-hidden className={className}>
      <circle cx="20" cy="20" r="19" className="fill-blue-600" />
      <circle cx="20" cy="20" r="14" className="fill-white" />
      <path
        d="M8.200 19.500c2-1.600 4-1.600 6 0s4 1.600 6 0 4-1.600 6 0 4 1.600 5.600.2A12 12 0 0 1 8.200 19.500Z"
        className="fill-blue-500"
      />
      <path
        d="M9 25c2-1.600 3.700-1.600 5.500 0s3.700 1.600 5.500 0 3.700-1.600 5.500 0 3.700 1.600 5.500 0a12 12 0 0 1-22 0Z"
        className="fill-blue-900"
      />
      <circle cx="16" cy="14" r="1.600" className="fill-blue-200" />
      <circle cx="22.500" cy="12.500" r="2.400" className="fill-blue-200" />
      <rect x="35.200" y="16.500" width="3" height="7" rx="1.500" className="fill-white" />
    </svg>
  );
}
