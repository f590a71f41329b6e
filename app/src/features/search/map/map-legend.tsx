import { pinDrawing, type PinState } from '#app/map/pins/pin-look.ts';

const entries: [PinState, string][] = [
  ['open', 'Ouverte'],
  ['closed', 'Fermée'],
  ['unknown', 'Ouverture à vérifier'],
];

/** Explains the looks of the pins. */
export function MapLegend() {
  return (
    <ul aria-label="Légende" className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm text-slate">
      {entries.map(([state, label]) => (
        <li key={state} className="flex items-center gap-1.5">
          <span className="h-5.5 w-4.5" dangerouslySetInnerHTML={{ __html: pinDrawing(state) }} />
          {label}
        </li>
      ))}
    </ul>
  );
}
