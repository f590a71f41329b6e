import { clsx } from 'clsx';
import { Plus } from 'lucide-react';
import { paths } from '#app/paths.ts';
import { LinkButton } from '#app/ui/button.tsx';

export function OwnerInvitation({ className }: { className?: string }) {
  return (
    <aside
      aria-label="Pour les propriétaires"
      className={clsx(
        'flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-card bg-mist p-5 sm:px-8 print:hidden',
        className,
      )}
    >
      <div>
        <p className="font-display text-lg/[1.5rem] font-bold">Vous tenez une laverie&nbsp;?</p>
        <p className="mt-1 text-sm text-slate">Votre fiche est gratuite, en ligne sous 48&nbsp;h.</p>
      </div>
      <LinkButton to={paths.addLaundromat} variant="secondary" className="max-sm:w-full">
        <Plus aria-hidden className="size-5" />
        Ajouter ma laverie
      </LinkButton>
    </aside>
  );
}
