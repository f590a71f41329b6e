import { Check, MailWarning } from 'lucide-react';
import { dashboardOf, paths } from '#app/paths.ts';
import { useSession } from '#app/session/session-context.tsx';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { Card } from '#app/ui/cards/card.tsx';
import type { CurrentUser } from '#contract/account/account.ts';
import { french } from '#contract/site/french-spacing.ts';
import { claimPath } from '#contract/site/paths.ts';

const reasons = french([
  'Vous corrigez les horaires, les prix et les services quand ils changent',
  'Vous ajoutez vos photos et une présentation',
  'Vous répondez aux avis de vos clients',
  'La fiche reste gratuite',
]);

export function ClaimReasons() {
  return (
    <ul className="space-y-2.5">
      {reasons.map((reason) => (
        <li key={reason} className="flex gap-3">
          <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf-700" strokeWidth={2.5} />
          <span>{reason}</span>
        </li>
      ))}
    </ul>
  );
}

export function SignInFirst({ slug }: { slug: string }) {
  const here = claimPath(slug);
  return (
    <>
      <ClaimReasons />
      <Card className="mt-7 p-5 shadow-card sm:p-7">
        <h2 className="text-xl font-bold tracking-tight">Commencez par votre compte</h2>
        <p className="mt-1.5 text-slate">
          Il faut un compte propriétaire, gratuit et créé en une minute. Vous revenez ensuite sur cette page.
        </p>
        <div className="mt-5 flex flex-wrap gap-3">
          <LinkButton to={paths.registerAs('owner', here)} className="max-sm:w-full">
            Créer un compte propriétaire
          </LinkButton>
          <LinkButton
            to={`${paths.loginThen(here)}&role=owner`}
            variant="secondary"
            className="max-sm:w-full"
          >
            Se connecter
          </LinkButton>
        </div>
      </Card>
    </>
  );
}

export function OwnersOnly({ slug, user }: { slug: string; user: CurrentUser }) {
  const isAdmin = user.role === 'admin';
  return (
    <Card className="p-5 shadow-card sm:p-7">
      <h2 className="text-xl font-bold tracking-tight">Il faut un compte propriétaire</h2>
      <p className="mt-1.5 text-slate">
        {isAdmin
          ? 'Votre compte est celui d’un administrateur. Les demandes des propriétaires arrivent dans votre tableau de bord.'
          : 'Votre compte est un compte client\u00a0: il garde vos favoris et vos avis, mais ne peut pas tenir de fiche. Créez un compte propriétaire avec une autre adresse email, puis revenez sur cette page.'}
      </p>
      <p className="mt-3 text-sm wrap-anywhere text-slate">{`Vous êtes connecté en tant que ${user.email}.`}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        {isAdmin ? (
          <LinkButton to={`${paths.adminDashboard}?onglet=demandes`} className="max-sm:w-full">
            Voir les demandes
          </LinkButton>
        ) : (
          <LinkButton to={paths.registerAs('owner', claimPath(slug))} className="max-sm:w-full">
            Créer un compte propriétaire
          </LinkButton>
        )}
        <LinkButton to={dashboardOf(user.role)} variant="secondary" className="max-sm:w-full">
          Mon espace
        </LinkButton>
      </div>
    </Card>
  );
}

/** Asks owners to confirm the email address of their account first, because the answer is sent there. */
export function ConfirmEmailFirst({ email }: { email: string }) {
  const session = useSession();
  return (
    <Card className="p-5 shadow-card sm:p-7">
      <h2 className="flex items-center gap-2.5 text-xl font-bold tracking-tight">
        <MailWarning aria-hidden className="size-6 shrink-0 text-blue-700" />
        Confirmez d'abord votre adresse
      </h2>
      <p className="mt-2 wrap-anywhere text-slate">
        Nous vous répondrons à <strong className="font-semibold text-ink">{email}</strong>. Ouvrez le lien de
        l'email de bienvenue, puis revenez ici.
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button onClick={() => void session.check()} className="max-sm:w-full">
          C'est fait
        </Button>
        <LinkButton
          to={`${paths.ownerDashboard}?onglet=profil`}
          variant="secondary"
          className="max-sm:w-full"
        >
          Je ne l'ai pas reçu
        </LinkButton>
      </div>
    </Card>
  );
}
