import { LocateFixed } from 'lucide-react';
import { useState } from 'react';
import { type Position, type PositionFailure, requestPosition } from '#app/lib/places/position.ts';
import { Button } from '#app/ui/button.tsx';

const failureText: Record<PositionFailure, string> = {
  denied:
    "Votre navigateur a refusé l'accès à votre position. Autorisez-la depuis l'icône à gauche de l'adresse du site, puis réessayez, ou placez le repère vous-même.",
  unavailable: 'Votre position est introuvable pour le moment. Placez le repère vous-même.',
  timeout: "Votre position n'a pas pu être trouvée à temps. Réessayez, ou placez le repère vous-même.",
  unsupported: 'Ce navigateur ne sait pas donner votre position. Placez le repère vous-même.',
};

/** Accuracy from which a position no longer identifies the right building. */
const vagueMetres = 50;

/** « Utiliser ma position », for an owner in the laundromat. */
export function MyPositionButton({ onPosition }: { onPosition: (position: Position) => void }) {
  const [isAsking, setAsking] = useState(false);
  const [notice, setNotice] = useState('');

  async function locate() {
    setAsking(true);
    setNotice('');
    const result = await requestPosition(navigator.geolocation, { enableHighAccuracy: true });
    setAsking(false);
    if (!result.ok) return setNotice(failureText[result.reason]);
    const { accuracy } = result.position;
    if (accuracy > vagueMetres) {
      const metres = Math.round(accuracy / 10) * 10;
      setNotice(`Votre position n'est connue qu'à ${metres}\u00a0m près\u00a0: vérifiez le repère.`);
    }
    onPosition(result.position);
  }

  return (
    <>
      <Button variant="secondary" pending={isAsking} onClick={locate}>
        {!isAsking && <LocateFixed aria-hidden className="size-5" />}
        <span>{isAsking ? 'Recherche de votre position…' : 'Utiliser ma position'}</span>
      </Button>
      <p role="status" className="order-last basis-full text-sm text-brick-700 empty:hidden">
        {notice}
      </p>
    </>
  );
}
