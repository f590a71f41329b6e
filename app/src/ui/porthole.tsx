import { useId } from 'react';

interface PortholeProps {
  /** `still`: water at rest. `stopped`: drained, for failures. */
  state?: 'still' | 'stopped';
  className?: string;
}

export function Porthole({ state = 'still', className }: PortholeProps) {
  const glass = useId();
  return (
    <svg viewBox="0 0 120 120" fill="none" aria-hidden className={className}>
      <clipPath id={glass}>
        <circle cx="60" cy="60" r="38" />
      </clipPath>
      <circle cx="60" cy="60" r="56" className="fill-card stroke-line stroke-2" />
      <circle cx="60" cy="60" r="46" className="fill-mist stroke-line stroke-2" />
      <circle cx="60" cy="60" r="38" className="fill-card" />
      <g clipPath={`url(#${glass})`}>
        {state === 'still' ? (
          <>
            <path d="M18 66c8-6 14-6 21 0s14 6 21 0 14-6 21 0 14 6 21 0v40H18Z" className="fill-blue-100" />
            <path d="M18 76c8-6 14-6 21 0s14 6 21 0 14-6 21 0 14 6 21 0v30H18Z" className="fill-blue-200" />
            <circle cx="46" cy="52" r="4" className="stroke-blue-200 stroke-2" />
            <circle cx="70" cy="44" r="6" className="stroke-blue-200 stroke-2" />
            <circle cx="60" cy="56" r="2.5" className="fill-blue-200" />
          </>
        ) : (
          <>
            <path d="M18 88h84v20H18Z" className="fill-blue-100" />
            <path d="M48 48l24 24m0-24L48 72" className="stroke-slate stroke-5" strokeLinecap="round" />
          </>
        )}
      </g>
      <circle cx="60" cy="60" r="38" className="stroke-blue-600 stroke-3" />
      <path d="M35 44a30 30 0 0 1 13-12" className="stroke-white stroke-4" strokeLinecap="round" />
      <rect x="98" y="52" width="7" height="16" rx="3.5" className="fill-blue-600" />
    </svg>
  );
}
