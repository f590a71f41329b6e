/** A drawing of a few invented streets where there is no map. */
export function StreetDrawing({ hasPin, className }: { hasPin: boolean; className?: string }) {
  return (
    <svg
      viewBox="0 0 400 140"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      aria-hidden
      className={className}
    >
      <rect width="400" height="140" className="fill-mist" />
      <path d="M0 118c60-14 92 6 150-8s96-34 250-22v52H0Z" className="fill-blue-100" />
      <path d="M250 12h62l8 40h-66Z" className="fill-leaf-100" />
      <g className="stroke-card" strokeLinecap="round">
        <path d="M-10 62 410 40" strokeWidth="11" />
        <path d="M-10 98c80-10 140 4 200-8s130-26 220-18" strokeWidth="7" />
        <path d="M66-10 92 150M168-10l20 160M236-10l14 110M334-10l16 150" strokeWidth="7" />
        <path d="M-10 22l180-10M190 20l60-4" strokeWidth="5" />
      </g>
      {hasPin && (
        <g transform="translate(200 26)">
          <ellipse cx="0" cy="40" rx="11" ry="3" className="fill-ink" fillOpacity="0.15" />
          <path d="M0 40C-7 28-17 20-17 6a17 17 0 0 1 34 0C17 20 7 28 0 40Z" className="fill-blue-600" />
          <circle cy="6" r="8.5" className="fill-card" />
          <path
            d="M-8.5 7c3-2.4 5.4-2.4 8.5 0s5.500 2.400 8.500 0a8.500 8.500 0 0 1-17 0Z"
            className="fill-blue-200"
          />
        </g>
      )}
    </svg>
  );
}
