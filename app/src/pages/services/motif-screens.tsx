import type { MotifProps } from './service.ts';

export function BrowserMotif({ className }: MotifProps) {
  return (
    <svg viewBox="0 0 360 260" fill="none" aria-hidden className={className}>
      <rect x="1" y="1" width="358" height="258" rx="16" className="fill-linen stroke-blue-500 stroke-2" />
      <path d="M1 40h358" className="stroke-line stroke-2" />
      <circle cx="24" cy="20" r="5" className="fill-line" />
      <circle cx="42" cy="20" r="5" className="fill-line" />
      <rect x="66" y="11" width="180" height="18" rx="9" className="fill-mist" />
      <rect x="24" y="62" width="150" height="16" rx="4" className="fill-ink" />
      <rect x="24" y="90" width="124" height="8" rx="4" className="fill-line" />
      <rect x="24" y="106" width="140" height="8" rx="4" className="fill-line" />
      <rect x="24" y="130" width="92" height="30" rx="9" className="fill-deep-600" />
      <circle cx="270" cy="112" r="56" className="fill-blue-100" />
      <circle cx="270" cy="112" r="42" className="fill-card stroke-blue-600 stroke-5" />
      <path d="M231 118c9-7 17-7 26 0s17 7 26 0 17-7 26 0a40 40 0 0 1-78 0Z" className="fill-blue-200" />
      <path d="M24 188h312" className="stroke-line stroke-2" />
      <rect x="24" y="206" width="92" height="34" rx="8" className="fill-mist" />
      <rect x="134" y="206" width="92" height="34" rx="8" className="fill-mist" />
      <rect x="244" y="206" width="92" height="34" rx="8" className="fill-mist" />
    </svg>
  );
}

export function MapMotif({ className }: MotifProps) {
  return (
    <svg viewBox="0 0 360 280" fill="none" aria-hidden className={className}>
      <rect x="1" y="1" width="358" height="278" rx="20" className="fill-card stroke-line stroke-2" />
      <path
        d="M0 196c60-30 96 8 150-14s84-70 210-52M96 0c8 70-20 110 4 162s10 88 24 118M250 0c-10 60 30 96 16 150s22 90 30 130"
        className="stroke-mist stroke-16"
      />
      <path d="M2 236c70-22 120 20 190-2s110-6 166 2" className="stroke-blue-100 stroke-10" />
      <g className="fill-blue-200">
        <circle cx="72" cy="96" r="11" />
        <circle cx="292" cy="72" r="11" />
        <circle cx="304" cy="206" r="11" />
        <circle cx="64" cy="218" r="11" />
      </g>
      <ellipse cx="178" cy="206" rx="34" ry="8" className="fill-mist" />
      <path d="M178 204c-34-40-56-66-56-98a56 56 0 0 1 112 0c0 32-22 58-56 98Z" className="fill-deep-600" />
      <circle cx="178" cy="106" r="36" className="fill-card" />
      <path d="M145 112c7-6 14-6 22 0s14 6 22 0 14-6 22 0a33 33 0 0 1-66 0Z" className="fill-blue-200" />
    </svg>
  );
}

export function SearchMotif({ className }: MotifProps) {
  return (
    <svg viewBox="0 0 360 260" fill="none" aria-hidden className={className}>
      <rect x="1" y="11" width="358" height="52" rx="26" className="fill-card stroke-blue-500 stroke-2" />
      <circle cx="36" cy="36" r="9" className="stroke-blue-600 stroke-4" />
      <path d="m43 43 8 8" className="stroke-blue-600 stroke-4" strokeLinecap="round" />
      <text x="66" y="43" className="fill-ink font-sans" fontSize="19">
        laverie ouverte ce soir
      </text>
      <rect x="1" y="84" width="358" height="88" rx="16" className="fill-card stroke-blue-500 stroke-2" />
      <rect x="20" y="101" width="78" height="22" rx="11" className="fill-mist" />
      <text
        x="59"
        y="116.5"
        textAnchor="middle"
        className="fill-slate font-sans"
        fontSize="13"
        fontWeight="600"
      >
        Annonce
      </text>
      <text x="20" y="151" className="fill-blue-700 font-display" fontSize="20" fontWeight="700">
        Votre laverie, à 300&nbsp;m
      </text>
      <rect x="1" y="192" width="250" height="14" rx="7" className="fill-blue-200" fillOpacity="0.5" />
      <rect x="1" y="216" width="310" height="10" rx="5" className="fill-blue-200" fillOpacity="0.3" />
      <rect x="1" y="236" width="280" height="10" rx="5" className="fill-blue-200" fillOpacity="0.3" />
    </svg>
  );
}
