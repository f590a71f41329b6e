import { Check } from 'lucide-react';
import { usePlanPrices } from '#app/graphql/plans/plans-query.ts';
import { paths } from '#app/paths.ts';
import { LinkButton } from '#app/ui/button.tsx';
import { Card } from '#app/ui/cards/card.tsx';
import { Porthole } from '#app/ui/porthole.tsx';
import { french } from '#contract/site/french-spacing.ts';

const reasons = (price: string | undefined) =>
  french([
    'Votre fiche avec adresse, horaires, services et photos',
    `Gratuite, ou Premium${price ? ` dès ${price}` : ''} pour passer devant à égalité`,
    'Vous la modifiez vous-même, quand vous voulez',
  ]);

const registration = paths.registerAs('owner', paths.addLaundromat);

export function SubmissionInvitation() {
  const { premium } = usePlanPrices();
  return (
    <div className="mx-auto grid max-w-5xl items-center gap-8 py-2 lg:grid-cols-[minmax(0,1fr)_min(24rem,40%)] lg:gap-14">
      <div>
        <h1 className="text-4xl font-extrabold tracking-tight sm:text-5xl">Ajoutez votre laverie</h1>
        <p className="mt-3 max-w-xl text-lg text-slate">
          Ceux qui cherchent une machine près de chez eux vous trouveront ici. Il faut un compte propriétaire,
          gratuit et créé en une minute.
        </p>
        <ul className="mt-6 space-y-3">
          {reasons(premium).map((reason) => (
            <li key={reason} className="flex gap-3">
              <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf-700" strokeWidth={2.5} />
              <span>{reason}</span>
            </li>
          ))}
        </ul>
      </div>
      <Card className="flex flex-col items-center p-6 text-center shadow-card sm:p-8">
        <Porthole className="size-24" />
        <p className="mt-4 font-display text-xl font-bold">Commencez par votre compte</p>
        <LinkButton to={registration} size="large" className="mt-6 w-full">
          Créer un compte propriétaire
        </LinkButton>
        <p className="mt-5 text-slate">Vous avez déjà un compte&nbsp;?</p>
        <LinkButton to={paths.loginThen(paths.addLaundromat)} variant="secondary" className="mt-2 w-full">
          Se connecter
        </LinkButton>
      </Card>
    </div>
  );
}

export function NotAnOwner({ isAdmin }: { isAdmin: boolean }) {
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center py-6 text-center">
      <Porthole className="size-28" />
      <h1 className="mt-6 text-3xl font-bold tracking-tight sm:text-4xl">
        Réservé aux propriétaires de laverie
      </h1>
      <p className="mt-3 text-lg text-slate">
        {isAdmin
          ? 'Votre compte est celui d’un administrateur. Vous ajoutez une laverie depuis le tableau de bord, onglet Laveries.'
          : 'Les comptes clients ne peuvent pas ajouter de laverie. Créez un compte propriétaire avec une autre adresse email pour inscrire la vôtre.'}
      </p>
      <div className="mt-7 flex flex-wrap justify-center gap-3">
        {isAdmin ? (
          <LinkButton to={paths.adminDashboard}>Tableau de bord</LinkButton>
        ) : (
          <>
            <LinkButton to={registration}>Créer un compte propriétaire</LinkButton>
            <LinkButton to={paths.dashboard} variant="secondary">
              Mon espace
            </LinkButton>
          </>
        )}
      </div>
    </div>
  );
}
