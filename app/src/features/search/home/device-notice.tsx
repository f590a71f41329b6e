import { WifiOff } from 'lucide-react';

/** Says that « Ouvert maintenant » chose among the stored results, because the server cannot be reached. */
export function DeviceNotice() {
  return (
    <p className="mb-2 flex gap-2 text-sm">
      <WifiOff aria-hidden className="mt-0.5 size-4 shrink-0 text-slate" />
      <span>
        Sans connexion, «&nbsp;Ouvert maintenant&nbsp;» choisit parmi les laveries de cette liste qui sont
        enregistrées sur cet appareil.
      </span>
    </p>
  );
}
