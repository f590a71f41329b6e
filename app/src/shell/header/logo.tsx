import { clsx } from 'clsx';

/** A porthole with water, and a drop as the dot of the i. The link around it needs a name. */
export function Logo({ inverted }: { inverted?: boolean }) {
  return (
    <span aria-hidden className="inline-flex items-center gap-2.5 whitespace-nowrap">
      <LogoMark />
      <span
        className={clsx(
          'font-display text-[min(1.7rem,9.5vw)] leading-none font-extrabold tracking-tight',
          inverted ? 'text-white' : 'text-blue-900',
        )}
      >
        <Letters text="Lavo" />
        <span className="relative">
          <Letters text="ı" />
          <svg
            viewBox="0 0 10 14"
            className={clsx(
              'absolute -top-[0.06em] left-1/2 h-[0.32em] -translate-x-1/2',
              inverted ? 'fill-foam-200' : 'fill-blue-500',
            )}
          >
            <path d="M5 0c2.4 3.6 5 6 5 9a5 5 0 0 1-10 0c0-3 2.6-5.4 5-9Z" />
          </svg>
        </span>
        <Letters text="r" />
      </span>
    </span>
  );
}

/**
 * Letters as CSS content: the word could be neither read aloud nor searched, because its i is a dotless letter below a
 * drop.
 */
function Letters({ text }: { text: string }) {
  return <span data-text={text} className="before:content-[attr(data-text)]" />;
}

function LogoMark() {
  return (
    <svg viewBox="0 0 40 40" fill="none" aria-hidden className="size-[min(2.5rem,14vw)] shrink-0">
      <circle cx="20" cy="20" r="15" className="fill-white" />
      <path
        d="M6.3 18.5c2.5-2.5 4.4-2.5 6.8 0s4.4 2.5 6.9 0 4.4-2.5 6.9 0 4.4 2.5 6.8 0v9H6.3Z"
        className="fill-foam-200"
      />
      <path
        d="M6 23.6c2.3 2 4.5 1.7 6.6-.4 2.4-2.5 4.3-2.5 6.7 0s4.3 2.5 6.7 0 5.2-2.4 8 .2A14.5 14.5 0 0 1 6 23.6Z"
        className="fill-deep-500"
      />
      <circle cx="20" cy="20" r="16.25" className="stroke-deep-600" strokeWidth="5.5" />
      <rect x="34.7" y="16.5" width="2.6" height="7" rx="1.3" className="fill-white" />
    </svg>
  );
}
