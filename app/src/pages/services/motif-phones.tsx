import type { MotifProps } from './service.ts';

export function MessageMotif({ className }: MotifProps) {
  return (
    <svg viewBox="0 0 320 300" fill="none" aria-hidden className={className}>
      <rect x="61" y="1" width="198" height="330" rx="28" className="fill-card stroke-line stroke-2" />
      <rect x="130" y="14" width="60" height="8" rx="4" className="fill-mist" />
      <circle cx="160" cy="56" r="18" className="fill-blue-100" />
      <circle cx="160" cy="56" r="10" className="fill-card stroke-blue-600 stroke-3" />
      <path
        d="M38 104a16 16 0 0 1 16-16h196a16 16 0 0 1 16 16v66a16 16 0 0 1-16 16H74l-22 18v-18a16 16 0 0 1-14-16Z"
        className="fill-deep-600"
      />
      <g className="fill-white font-sans" fontSize="16">
        <text x="56" y="118">
          Couettes à moitié prix
        </text>
        <text x="56" y="141">
          mardi et mercredi, à deux
        </text>
        <text x="56" y="164">
          rues de chez vous.
        </text>
      </g>
      <rect x="130" y="218" width="106" height="34" rx="14" className="fill-mist" />
      <rect x="146" y="231" width="74" height="8" rx="4" className="fill-blue-200" />
    </svg>
  );
}

export function CallMotif({ className }: MotifProps) {
  return (
    <svg viewBox="0 0 320 280" fill="none" aria-hidden className={className}>
      <g className="stroke-blue-500 stroke-3">
        <circle cx="160" cy="140" r="134" strokeOpacity="0.35" />
        <circle cx="160" cy="140" r="106" strokeOpacity="0.6" />
      </g>
      <circle cx="160" cy="140" r="78" className="fill-deep-600" />
      <path d="M118 146v-8a42 42 0 0 1 84 0v8" className="stroke-white stroke-9" strokeLinecap="round" />
      <rect x="108" y="140" width="22" height="38" rx="10" className="fill-white" />
      <rect x="190" y="140" width="22" height="38" rx="10" className="fill-white" />
      <path d="M202 178c0 14-12 20-30 20" className="stroke-white stroke-6" strokeLinecap="round" />
      <circle cx="166" cy="198" r="8" className="fill-blue-200" />
      <g className="font-display" fontSize="20" fontWeight="700">
        <rect x="10" y="34" width="74" height="38" rx="19" className="fill-card" />
        <text x="47" y="60" textAnchor="middle" className="fill-ink">
          7h
        </text>
        <rect x="238" y="206" width="74" height="38" rx="19" className="fill-card" />
        <text x="275" y="232" textAnchor="middle" className="fill-ink">
          22h
        </text>
      </g>
    </svg>
  );
}
