import { CircleCheck, LocateFixed } from 'lucide-react';
import { useState } from 'react';
import type { Coordinates } from '#contract/laundromat/coordinates.ts';
import { requestPosition } from '#app/lib/position.ts';
import { Button } from '#app/ui/button.tsx';

const noPosition = 'Votre position est introuvable. Envoyez le signalement sans elle, ou réessayez.';

interface PositionFieldProps {
  isGiven: boolean;
  error?: string;
  onPosition: (position: Coordinates) => void;
}

/** Adds the position of a visitor who stands in front of the laundromat. */
export function PositionField({ isGiven, error, onPosition }: PositionFieldProps) {
  const [state, setState] = useState<'idle' | 'asking' | 'failed'>('idle');
  const ask = async () => {
    setState('asking');
    const result = await requestPosition(navigator.geolocation, { enableHighAccuracy: true });
    setState(result.ok ? 'idle' : 'failed');
    if (result.ok) onPosition(result.position);
  };
  const failure = error ?? (state === 'failed' ? noPosition : undefined);
  return (
    <div>
      <Button variant="secondary" pending={state === 'asking'} onClick={() => void ask()}>
        {state !== 'asking' && <LocateFixed aria-hidden className="size-5" />}
        Je suis devant la laverie
      </Button>
      <div role="status" className="mt-1.5 text-sm">
        {failure && <p className="font-medium text-brick-700">{failure}</p>}
        {isGiven && !failure && (
          <p className="flex items-center gap-1.5 text-leaf-700">
            <CircleCheck aria-hidden className="size-4" />
            Votre position est jointe au signalement.
          </p>
        )}
        {!isGiven && !failure && (
          <p className="text-slate">Pour joindre votre position, si vous y êtes (facultatif).</p>
        )}
      </div>
    </div>
  );
}
