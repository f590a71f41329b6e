import { clsx } from 'clsx';
import { Plus } from 'lucide-react';
import { paths } from '#app/paths.ts';
import { LinkButton } from '#app/ui/button.tsx';
import { Porthole } from '#app/ui/porthole.tsx';

/** Fills the free places of a last row of three with a link to add a laundromat. */
export function InvitationTile({ beside }: { beside: number }) {
  const free = (3 - (beside % 3)) % 3;
  if (free === 0) return null;
  return (
    <li
      className={clsx(
        'hidden items-center justify-center gap-10 rounded-card bg-mist p-8 lg:flex',
        free === 2 && 'col-span-2',
      )}
    >
      {free === 2 && <Porthole className="size-36 shrink-0" />}
      <div>
        <p className="font-display text-2xl/[2rem] font-bold tracking-tight">Vous tenez une laverie&nbsp;?</p>
        <p className="mt-2 mb-5 text-slate">Votre fiche est gratuite, en ligne sous 48&nbsp;h.</p>
        <LinkButton to={paths.addLaundromat} variant="secondary">
          <Plus aria-hidden className="size-5" />
          Ajouter ma laverie
        </LinkButton>
      </div>
    </li>
  );
}
