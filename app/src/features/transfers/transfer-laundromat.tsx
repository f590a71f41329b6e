import { useState } from 'react';
import { z } from 'zod';
import { EditSection } from '#app/features/edit-laundromat/edit-section.tsx';
import { useShownAction } from '#app/graphql/action.ts';
import { graphql } from '#app/graphql/graphql.ts';
import { newClientId } from '#app/lib/device/client-id.ts';
import { useBegunForm } from '#app/lib/forms/begun-form.ts';
import { fieldOf } from '#app/lib/forms/typed-form.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { PartFailure } from '#app/ui/states/error-state.tsx';
import { ConfirmDialog } from '#app/ui/windows/confirm-dialog.tsx';
import { transferOffer } from '#contract/claims/claims.ts';
import { formatDay } from '#contract/local-clock.ts';
import { answerTransferMutation, useOpenTransfers } from './transfer-queries.ts';

const offerLaundromatMutation = graphql(`
  mutation OfferLaundromat($id: uuid!, $laundromatId: uuid!, $email: String!) {
    offerLaundromat(id: $id, laundromatId: $laundromatId, email: $email) {
      id
    }
  }
`);

const offerForm = transferOffer.pick({ email: true });
const typedOffer = z.object({ email: z.string() });

export function TransferLaundromat({
  laundromat: { id, name },
}: {
  laundromat: { id: string; name: string };
}) {
  const { transfers, failed, refresh } = useOpenTransfers();
  const offered = transfers.find(({ laundromatId }) => laundromatId === id);
  const cancellation = useShownAction(answerTransferMutation, refresh);
  const cancel = (offer: string) =>
    cancellation.run(
      { id: offer, answer: 'cancelled' },
      { title: 'Proposition annulée' },
      "La proposition n'a pas été annulée",
    );
  return (
    <EditSection
      title="Céder la laverie"
      hint={
        "À un autre compte propriétaire, dont l'adresse email est confirmée. Il doit accepter sous 14\u00a0jours."
      }
    >
      <p>
        La fiche reste publiée, avec ses avis. Sa mise en avant dépend ensuite de la formule du nouveau
        propriétaire. Votre abonnement ne change pas&nbsp;: il ne suit pas la laverie.
      </p>
      {failed && (
        <div className="mt-5">
          <PartFailure text="Les propositions n'ont pas pu être chargées." onRetry={refresh} />
        </div>
      )}
      {offered ? (
        <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
          <p className="min-w-0 flex-1 basis-72 wrap-anywhere">
            <span>{'Proposée à '}</span>
            <strong className="font-semibold">{offered.recipientEmail}</strong>
            <span>{`, jusqu'au ${formatDay(offered.expiresAt)}.`}</span>
          </p>
          <Button variant="secondary" pending={cancellation.pending} onClick={() => void cancel(offered.id)}>
            Annuler la proposition
          </Button>
        </div>
      ) : (
        <OfferForm laundromatId={id} name={name} onOffered={refresh} />
      )}
    </EditSection>
  );
}

interface OfferFormProps {
  laundromatId: string;
  name: string;
  onOffered: () => void;
}

function OfferForm({ laundromatId, name, onOffered }: OfferFormProps) {
  const { run, pending } = useShownAction(offerLaundromatMutation);
  const [sent, setSent] = useState<{ id: string; email: string }>();
  const [recipient, setRecipient] = useState<string>();
  const { form, discard } = useBegunForm(offerForm, {
    key: `transfer:${laundromatId}`,
    typed: typedOffer,
    start: () => ({ email: '' }),
  });
  const offer = async (email: string) => {
    setRecipient(undefined);
    // The same offer again keeps its id, because only its answer may have been lost.
    const present = sent?.email === email ? sent : { id: newClientId(), email };
    setSent(present);
    const isOffered = await run(
      { ...present, laundromatId },
      { title: 'Proposition enregistrée' },
      "La laverie n'a pas été proposée",
    );
    if (!isOffered) return;
    discard();
    onOffered();
  };
  return (
    <form
      noValidate
      onSubmit={(event) => void form.handleSubmit(({ email }) => setRecipient(email))(event)}
      className="mt-5 space-y-5"
    >
      <TextField
        type="email"
        label="Email du nouveau propriétaire"
        required
        autoComplete="off"
        hint="Par discrétion, nous ne disons pas si un compte existe à cette adresse."
        {...fieldOf(form, 'email')}
      />
      <Button type="submit" variant="secondary" pending={pending}>
        Proposer la laverie
      </Button>
      <ConfirmDialog
        open={recipient !== undefined}
        title={`Céder «\u00a0${name}\u00a0»\u00a0?`}
        confirmLabel="Proposer la laverie"
        onConfirm={() => void (recipient && offer(recipient))}
        onCancel={() => setRecipient(undefined)}
      >{`Si le compte ${recipient ?? ''} accepte, la laverie quitte votre espace. D'ici là, vous pouvez annuler.`}</ConfirmDialog>
    </form>
  );
}
