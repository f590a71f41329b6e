import { useState } from 'react';
import { useSession } from '#app/session/session-context.tsx';
import { Button } from '#app/ui/button.tsx';

/** The photo of a claim, which the server shows to administrators only; a press opens it in its full size. */
export function EvidencePhoto({ claimId, addedAt }: { claimId: string; addedAt: string }) {
  const session = useSession();
  const [attempt, setAttempt] = useState(0);
  const [isBroken, setBroken] = useState(false);
  const address = `/api/admin/claims/${claimId}/photo?v=${encodeURIComponent(addedAt)}`;
  const retry = async () => {
    await session.renew();
    setBroken(false);
    setAttempt((count) => count + 1);
  };
  if (isBroken) {
    return (
      <p className="mt-1">
        La photo ne s'affiche pas.{' '}
        <Button variant="secondary" size="small" onClick={() => void retry()} className="mt-2 flex">
          Réessayer
        </Button>
      </p>
    );
  }
  return (
    <a href={address} target="_blank" rel="noreferrer" className="mt-2 block w-fit max-w-full">
      <img
        key={attempt}
        src={address}
        alt="Affichage de la laverie, ouvrir en grand"
        onError={() => setBroken(true)}
        className="max-h-80 max-w-full rounded-control border border-line bg-mist object-contain"
      />
    </a>
  );
}
