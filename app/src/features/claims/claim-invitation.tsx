import { Link } from 'react-router-dom';
import { LinkButton } from '#app/ui/button.tsx';
import { Porthole } from '#app/ui/porthole.tsx';
import { claimPath } from '#contract/site/paths.ts';

interface ClaimInvitationProps {
  laundromat: { slug: string; name: string; hasOwner: boolean };
}

export function ClaimInvitation({ laundromat: { slug, name, hasOwner } }: ClaimInvitationProps) {
  if (hasOwner) {
    return (
      <p className="text-sm text-slate">
        Vous êtes le propriétaire&nbsp;?{' '}
        <Link
          to={claimPath(slug)}
          className="inline-flex min-h-6 items-center font-semibold text-blue-700 underline underline-offset-3 hover:text-blue-900"
        >
          Signalez-le<span className="sr-only">{`, laverie ${name}`}</span>
        </Link>
      </p>
    );
  }
  return (
    <section
      aria-labelledby="reprendre"
      className="flex flex-wrap items-center gap-x-6 gap-y-4 rounded-card border border-blue-200 bg-blue-50 p-5"
    >
      <Porthole className="size-16 shrink-0" />
      <div className="min-w-0 flex-1 basis-60">
        <h2 id="reprendre" className="text-xl font-bold tracking-tight">
          C'est votre laverie&nbsp;?
        </h2>
        <p className="mt-1">
          Cette fiche n'a pas encore de propriétaire. Reprenez-la gratuitement&nbsp;: vous tenez à jour les
          horaires et les prix, ajoutez vos photos et répondez aux avis.
        </p>
      </div>
      <LinkButton to={claimPath(slug)} className="max-sm:w-full">
        Reprendre cette fiche
      </LinkButton>
    </section>
  );
}
