import { LocateFixed } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { PositionFailure } from '#app/lib/position.ts';
import { Button } from '#app/ui/button.tsx';
import type { CentreResult } from './geolocation.ts';

interface AroundMeProps {
  onPosition: (centre: { lat: number; lng: number }) => void;
}

/**
 * « Autour de moi ». Requests the position only on this press or from the app's shortcut. A refusal explains the
 * alternatives.
 */
export function AroundMe({ onPosition }: AroundMeProps) {
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string>();

  // The code is fetched on the press, because few visits begin with one.
  async function locate() {
    setAsking(true);
    try {
      const { positionFailureText, requestCentre } = await import('./geolocation.ts');
      settle(await requestCentre(navigator.geolocation), positionFailureText);
    } catch {
      setFailure('Pas de connexion. Réessayez ou indiquez votre ville.');
    } finally {
      setAsking(false);
    }
  }

  function settle(result: CentreResult, texts: Record<PositionFailure, string>) {
    setFailure(result.ok ? undefined : texts[result.reason]);
    if (result.ok) onPosition(result.centre);
  }

  const locateAtShortcut = useEffectEvent(locate);
  useEffect(() => {
    if (window.location.hash !== '#autour-de-moi') return;
    const soon = setTimeout(() => void locateAtShortcut());
    return () => clearTimeout(soon);
  }, []);

  return (
    <>
      <Button variant="quiet" pending={asking} onClick={locate} className="max-[22rem]:px-2">
        {!asking && <LocateFixed aria-hidden className="size-5" />}
        {asking ? 'Recherche de votre position…' : 'Autour de moi'}
      </Button>
      <p role="status" className="basis-full text-sm text-brick-700 empty:hidden sm:order-last">
        {!asking && failure}
      </p>
    </>
  );
}
