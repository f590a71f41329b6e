import { clsx } from 'clsx';

const rings = [
  { radius: 86, holes: 36, size: 1.5 },
  { radius: 77, holes: 32, size: 1.3 },
];

/** A machine seen from the front with its drum turning slowly. Decorative. */
export function Drum({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 200 200" fill="none" aria-hidden className={clsx('size-auto', className)}>
      <circle cx="100" cy="100" r="99" className="fill-card stroke-line" strokeWidth="1" />
      <circle cx="100" cy="100" r="93" className="fill-blue-900" />
      <g className="drum">
        {rings.flatMap(({ radius, holes, size }) =>
          Array.from({ length: holes }, (_, index) => {
            const angle = (index / holes) * 2 * Math.PI;
            return (
              <circle
                key={`${radius}-${index}`}
                cx={round(100 + radius * Math.cos(angle))}
                cy={round(100 + radius * Math.sin(angle))}
                r={size}
                className="fill-blue-500"
              />
            );
          }),
        )}
      </g>
      <circle cx="100" cy="100" r="70" className="fill-blue-600" />
      <path
        d="M34 118c12-9 21-9 33 0s21 9 33 0 21-9 33 0 21 9 33 0l-2 8a70 70 0 0 1-128 0Z"
        className="fill-blue-500/40"
      />
      <path
        d="M34.500 124c11-7 19-7 30 0s19 7 30 0 19-7 30 0 19 7 30 0 8-5 11-5.500A70 70 0 0 1 34.500 124Z"
        className="fill-blue-700"
      />
      <path
        d="M45 76a60 60 0 0 1 26-28"
        className="stroke-blue-200/60"
        strokeWidth="3.500"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** Rounds to two decimals, so that server and browser write the same drawing. */
function round(value: number): number {
  return Math.round(value * 100) / 100;
}
