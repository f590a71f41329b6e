import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useShownAction } from '#app/graphql/action.ts';
import { graphql } from '#app/graphql/graphql.ts';
import { useOwnCoverage } from '#app/graphql/plans/own-coverage.ts';
import { useOwnSubscription } from '#app/graphql/plans/own-subscription.ts';
import { paths } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { ConfirmDialog } from '#app/ui/windows/confirm-dialog.tsx';
import { reopenableDays } from '#contract/laundromat/laundromat.ts';
import { EditSection } from './edit-section.tsx';

const setClosedMutation = graphql(`
  mutation SetLaundromatClosed($id: uuid!, $isClosed: Boolean!) {
    setLaundromatClosed(id: $id, isClosed: $isClosed) {
      id
      laundromat {
        id
        isActive
        isPremium
        isFeatured
        featuredUntil
        closedAt
      }
    }
  }
`);

interface ClosableLaundromat {
  id: string;
  name: string;
}

export function CloseLaundromat({
  laundromat,
  onClosed,
}: {
  laundromat: ClosableLaundromat;
  onClosed: () => void;
}) {
  const { run, pending } = useShownAction(setClosedMutation);
  const { subscription } = useOwnSubscription();
  const { coverage } = useOwnCoverage();
  const [isAsking, setAsking] = useState(false);
  const close = async () => {
    setAsking(false);
    const isClosed = await run(
      { id: laundromat.id, isClosed: true },
      { title: 'Laverie fermée définitivement', description: laundromat.name },
      "La laverie n'a pas été fermée",
    );
    if (isClosed) onClosed();
  };
  return (
    <EditSection
      title="Fermeture définitive"
      hint="Pour des congés ou des travaux, indiquez plutôt les dates dans les horaires exceptionnels."
    >
      <p>
        La laverie quitte l'annuaire, la carte et les mises en avant, et ne reçoit plus d'avis. Sa page
        annonce la fermeture pendant un an, puis son adresse mène aux laveries de la ville. Vous pouvez la
        rouvrir pendant <span>{reopenableDays}</span>&nbsp;jours.
      </p>
      {subscription && !subscription.cancelAtPeriodEnd && (
        <p className="mt-3 rounded-card bg-sun-100 px-4 py-3">
          <strong className="font-semibold">{`Fermer la laverie ne résilie pas votre abonnement ${subscription.plan.name}.`}</strong>{' '}
          Il continue d'être prélevé tant que vous ne le résiliez pas dans{' '}
          <Link to={paths.subscription} className="font-semibold text-blue-700 underline underline-offset-2">
            votre espace d'abonnement
          </Link>
          .
        </p>
      )}
      {coverage?.isOverLimit && (
        <p className="mt-3 rounded-card bg-sun-100 px-4 py-3">
          <strong className="font-semibold">
            Vous avez plus de laveries que votre formule n'en permet&nbsp;: une fois fermée, celle-ci ne
            pourra pas rouvrir
          </strong>{' '}
          tant que vous ne changez pas de formule.
        </p>
      )}
      <Button variant="danger" pending={pending} onClick={() => setAsking(true)} className="mt-5">
        Fermer définitivement
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={`Fermer définitivement «\u00a0${laundromat.name}\u00a0»\u00a0?`}
        confirmLabel="Fermer définitivement"
        onConfirm={() => void close()}
        onCancel={() => setAsking(false)}
      >{`Les modifications non enregistrées sont perdues. Passé ${reopenableDays}\u00a0jours, vous ne pourrez plus la rouvrir.`}</ConfirmDialog>
    </EditSection>
  );
}

export function ReopenLaundromat({ laundromat: { id, name } }: { laundromat: ClosableLaundromat }) {
  const { run, pending } = useShownAction(setClosedMutation);
  const reopen = () =>
    run(
      { id, isClosed: false },
      { title: 'Laverie rouverte', description: name },
      "La laverie n'a pas été rouverte",
    );
  return (
    <Button
      variant="secondary"
      size="small"
      pending={pending}
      onClick={() => void reopen()}
      aria-label={`Rouvrir ${name}`}
    >
      Rouvrir
    </Button>
  );
}
