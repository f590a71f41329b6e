import { Plus } from 'lucide-react';
import { paths } from '#app/paths.ts';
import { LinkButton } from '#app/ui/button.tsx';

/** An invitation to owners to add their laundromat, below the results. */
export function OwnerInvitation({ className }: { className?: string }) {
  return (
    <aside aria-label="Pour les propriétaires" className={className}>
      <div className="rounded-card bg-mist p-5">
        <p className="font-display text-lg/[1.5rem] font-bold">Vous tenez une laverie&nbsp;?</p>
        <p className="mt-1.5 mb-4 text-sm text-slate">Votre fiche est gratuite, en ligne sous 48&nbsp;h.</p>
        <LinkButton to={paths.addLaundromat} variant="secondary" className="w-full">
          <Plus aria-hidden className="size-5" />
          Ajouter ma laverie
        </LinkButton>
      </div>
    </aside>
  );
}
