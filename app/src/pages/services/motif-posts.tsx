import { clsx } from 'clsx';
import type { MotifProps } from './service.ts';

export function PageMotif({ className }: MotifProps) {
  return (
    <svg viewBox="0 0 360 270" fill="none" aria-hidden className={className}>
      <rect x="1" y="1" width="358" height="268" rx="18" className="fill-card stroke-line stroke-2" />
      <path d="M1 19A18 18 0 0 1 19 1h322a18 18 0 0 1 18 18v83H1Z" className="fill-deep-600" />
      <path d="M1 74c30-16 60-16 90 0s60 16 90 0 60-16 90 0 60 16 88 0v28H1Z" className="fill-deep-500" />
      <circle cx="74" cy="106" r="40" className="fill-card" />
      <circle cx="74" cy="106" r="33" className="fill-blue-100" />
      <circle cx="74" cy="106" r="20" className="fill-card stroke-blue-600 stroke-4" />
      <rect x="128" y="118" width="130" height="14" rx="4" className="fill-ink" />
      <rect x="128" y="140" width="86" height="8" rx="4" className="fill-line" />
      <rect x="276" y="116" width="62" height="30" rx="9" className="fill-deep-600" />
      <path d="M22 168h316" className="stroke-line stroke-2" />
      <rect x="22" y="184" width="200" height="9" rx="4.500" className="fill-line" />
      <rect x="22" y="202" width="168" height="9" rx="4.500" className="fill-line" />
      <rect x="22" y="226" width="56" height="24" rx="12" className="fill-mist" />
      <rect x="88" y="226" width="56" height="24" rx="12" className="fill-mist" />
      <rect x="246" y="182" width="92" height="68" rx="10" className="fill-blue-100" />
    </svg>
  );
}

const tiles = [
  'fill-deep-600',
  'fill-blue-100',
  'fill-blue-200',
  'fill-card',
  'fill-deep-900',
  'fill-blue-100',
  'fill-blue-200',
  'fill-deep-500',
  'fill-card',
];

export function FeedMotif({ className }: MotifProps) {
  return (
    <svg viewBox="0 0 316 316" fill="none" aria-hidden className={clsx(className, 'max-w-xs')}>
      {tiles.map((fill, index) => (
        <rect
          key={index}
          x={2 + (index % 3) * 106}
          y={2 + Math.floor(index / 3) * 106}
          width="100"
          height="100"
          rx="14"
          className={clsx(fill, fill === 'fill-card' && 'stroke-blue-200')}
          strokeWidth="2"
        />
      ))}
      <circle cx="158" cy="158" r="32" className="fill-deep-700 stroke-white stroke-4" />
      <path d="M134 162c6-5 11-5 16 0s11 5 16 0 11-5 16 0" className="stroke-white stroke-4" />
      <path
        d="m28 36 8 32h32l8-32m-48 8c8-5 16-5 24 0s16 5 24 0"
        className="stroke-white stroke-4"
        strokeLinejoin="round"
      />
      <g className="stroke-blue-700 stroke-4">
        <rect x="240" y="28" width="48" height="48" rx="3" />
        <circle cx="264" cy="52" r="17" />
      </g>
      <path
        d="M24 178h58l-8-30H44m34 14H46c-12 0-20 6-22 16"
        className="stroke-blue-600 stroke-4"
        strokeLinejoin="round"
      />
      <path d="m240 284 24-42 24 42Z" className="stroke-blue-600 stroke-4" strokeLinejoin="round" />
    </svg>
  );
}

export function CalendarMotif({ className }: MotifProps) {
  const busy = [2, 1, 2, 2, 3, 1, 2];
  return (
    <svg viewBox="0 0 360 250" fill="none" aria-hidden className={className}>
      <rect x="1" y="17" width="358" height="232" rx="18" className="fill-linen stroke-blue-500 stroke-2" />
      <path d="M1 66h358" className="stroke-line stroke-2" />
      <path d="M88 4v28M272 4v28" className="stroke-blue-200 stroke-8" strokeLinecap="round" />
      {busy.map((kind, day) => {
        const x = 18 + day * 47;
        return (
          <g key={day}>
            <text x={x + 20} y="94" textAnchor="middle" className="fill-slate font-sans" fontSize="15">
              {'LMMJVSD'[day]}
            </text>
            {kind !== 1 && <rect x={x} y="110" width="40" height="58" rx="9" className="fill-deep-600" />}
            {kind !== 2 && (
              <circle
                cx={x + 20}
                cy={kind === 3 ? 200 : 139}
                r="17"
                className="fill-card stroke-blue-500 stroke-4"
              />
            )}
          </g>
        );
      })}
    </svg>
  );
}
