import { Link } from 'react-router-dom';
import { useShownAction } from '#app/graphql/action.ts';
import { useOwnCoverage } from '#app/graphql/plans/own-coverage.ts';
import { paths } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { CardSection } from '#app/ui/pages/titled-section.tsx';
import { PartFailure } from '#app/ui/states/error-state.tsx';
import type { OwnerCoverage } from '#contract/billing/billing.ts';
import type { TransferAnswer } from '#contract/claims/claims.ts';
import { formatDay } from '#contract/local-clock.ts';
import { answerTransferMutation, useOpenTransfers } from './transfer-queries.ts';

type Transfer = ReturnType<typeof useOpenTransfers>['transfers'][number];

export function ReceivedTransfers({ me, onAnswered }: { me: string; onAnswered: () => void }) {
  const { transfers, failed, refresh } = useOpenTransfers();
  if (failed)
    return <PartFailure text="Les laveries proposées n'ont pas pu être chargées." onRetry={refresh} />;
  const received = transfers.filter(({ userId, laundromat }) => userId !== me && laundromat);
  if (received.length === 0) return null;
  const answered = () => {
    refresh();
    onAnswered();
  };
  return <Received transfers={received} onAnswered={answered} />;
}

function Received({ transfers, onAnswered }: { transfers: Transfer[]; onAnswered: () => void }) {
  const { coverage } = useOwnCoverage();
  return (
    <CardSection titleId="titre-propositions" title="Proposées par leur propriétaire">
      <ul className="divide-y divide-line">
        {transfers.map((transfer) => (
          <ReceivedTransfer
            key={transfer.id}
            transfer={transfer}
            coverage={coverage}
            onAnswered={onAnswered}
          />
        ))}
      </ul>
    </CardSection>
  );
}

function ReceivedTransfer({
  transfer: { id, expiresAt, laundromat },
  coverage,
  onAnswered,
}: {
  transfer: Transfer;
  coverage: OwnerCoverage | undefined;
  onAnswered: () => void;
}) {
  const { run, pending } = useShownAction(answerTransferMutation, onAnswered);
  const answer = (given: TransferAnswer, done: string, failed: string) =>
    run({ id, answer: given }, { title: done }, failed);
  const { name, slug, city } = laundromat!;
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 p-4 sm:p-5">
      <div className="min-w-0 flex-1 basis-72">
        <p className="text-lg/[1.5rem] font-bold wrap-anywhere">
          <Link
            to={paths.laundromat(slug)}
            className="inline-block py-0.5 underline-offset-4 hover:underline"
          >
            {name}
          </Link>
        </p>
        <p className="mt-1 text-sm wrap-anywhere text-slate">
          {`${city} · à accepter avant le ${formatDay(expiresAt)}`}
        </p>
        {coverage && <p className="mt-2">{afterAcceptance(coverage)}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-2 max-sm:w-full">
        <Button
          size="small"
          pending={pending}
          onClick={() =>
            void answer('accepted', 'Laverie ajoutée à votre espace', "La laverie n'a pas été reprise")
          }
          aria-label={`Accepter ${name}`}
        >
          Accepter
        </Button>
        <Button
          variant="faint"
          size="small"
          pending={pending}
          onClick={() => void answer('declined', 'Proposition refusée', "La proposition n'a pas été refusée")}
          aria-label={`Refuser ${name}`}
        >
          Refuser
        </Button>
      </div>
    </li>
  );
}

function afterAcceptance({ next, planName }: OwnerCoverage): string {
  if (next === null) return "Votre formule n'a plus de place\u00a0: changez-en avant d'accepter.";
  return next === 'paid' || next === 'overdue'
    ? `Dans votre espace, elle aura la visibilité de votre formule ${planName}.`
    : 'Dans votre espace, elle restera publiée comme fiche gratuite.';
}
