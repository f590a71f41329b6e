import { WifiOff } from 'lucide-react';

/** Says that list, map and filters know only what is stored, because the server cannot be reached. */
export function DeviceNotice() {
  return (
    <p className="mb-2 flex gap-2 text-sm">
      <WifiOff aria-hidden className="mt-0.5 size-4 shrink-0 text-slate" />
      <span>
        Sans connexion, seules les laveries enregistrées sur cet appareil sont montrées&nbsp;; la recherche et
        les filtres choisissent parmi elles.
      </span>
    </p>
  );
}
