import { LocateFixed } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { positionFailureText, requestPosition, type PositionFailure } from './geolocation.ts';

type State = 'idle' | 'asking' | PositionFailure;

interface AroundMeProps {
  onPosition: (centre: { lat: number; lng: number }) => void;
}

/** « Autour de moi ». The browser is asked on this press or the shortcut's only; a refusal says what else can be done. */
export function AroundMe({ onPosition }: AroundMeProps) {
  const [state, setState] = useState<State>('idle');

  async function locate() {
    setState('asking');
    settle(await requestPosition(navigator.geolocation));
  }

  function settle(result: Awaited<ReturnType<typeof requestPosition>>) {
    setState(result.ok ? 'idle' : result.reason);
    if (result.ok) onPosition(result.centre);
  }

  const settleShortcut = useEffectEvent(settle);
  useEffect(() => {
    if (window.location.hash === '#autour-de-moi') {
      void requestPosition(navigator.geolocation).then((result) => settleShortcut(result));
    }
  }, []);

  return (
    <>
      <Button variant="quiet" pending={state === 'asking'} onClick={locate}>
        {state !== 'asking' && <LocateFixed aria-hidden className="size-5" />}
        {state === 'asking' ? 'Recherche de votre position…' : 'Autour de moi'}
      </Button>
      <p role="status" className="basis-full text-sm text-brick-700 empty:hidden sm:order-last">
        {state !== 'idle' && state !== 'asking' && positionFailureText[state]}
      </p>
    </>
  );
}
