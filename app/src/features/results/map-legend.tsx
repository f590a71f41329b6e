import { CircleQuestionMark } from 'lucide-react';
import { hereLook, openCountClass, pinDrawing, type PinState } from '#app/map/pins/pin-look.ts';

const entries: [PinState, string][] = [
  ['open', 'Ouverte'],
  ['closing', 'Ferme bientôt'],
  ['closed', 'Fermée'],
  ['unknown', 'Ouverture à vérifier'],
];

export function MapLegend() {
  return (
    <details className="absolute top-0 right-0 z-1 rounded-control bg-card text-sm shadow-lift">
      <summary className="flex min-h-11 cursor-pointer items-center gap-1.5 rounded-control px-3 font-semibold text-ink hover:bg-blue-50">
        <CircleQuestionMark aria-hidden className="size-4.5" />
        <span className="max-sm:sr-only">Légende</span>
      </summary>
      <ul className="grid gap-2 px-3 pt-1 pb-3">
        {entries.map(([state, label]) => (
          <li key={state} className="flex items-center gap-2.5">
            <span
              className="mx-1 h-5.5 w-4.5 shrink-0"
              dangerouslySetInnerHTML={{ __html: pinDrawing(state) }}
            />
            <span>{label}</span>
          </li>
        ))}
        <li className="flex items-center gap-2.5">
          <span aria-hidden className="filled relative mx-0.75 mt-2 size-5 shrink-0 rounded-full bg-deep-600">
            <span className={openCountClass}>5</span>
          </span>
          Ouvertes dans un groupe
        </li>
        <li className="flex items-center gap-2.5">
          <span className={`${hereLook} mx-0.75 shrink-0`} />
          Votre position ou le lieu cherché
        </li>
      </ul>
    </details>
  );
}
