import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useActionContext, useShownAction } from '#app/graphql/action.ts';
import { openCheckout, showPaymentFailure, useRestoredPage } from '#app/graphql/plans/payment-pages.ts';
import { paths } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { ConfirmDialog } from '#app/ui/windows/confirm-dialog.tsx';
import { laundromatDraft } from '#contract/laundromat/forms.ts';
import {
  copiedDraft,
  draftOf,
  discardDraftMutation,
  type TypedDraft,
  typedDraftOf,
} from './laundromat-draft.ts';
import { deletePhotos } from './saved-photos.ts';

interface UnpaidDraftItemProps {
  userId: string;
  draft: { id: string; planId: string; form: unknown };
  isProcessing: boolean;
  onDiscarded: () => void;
  onChanged: () => void;
  /** Called for an outdated draft, where the page itself has the form to complete it. */
  onOutdated?: (copy: TypedDraft) => void;
}

export function UnpaidDraftItem(props: UnpaidDraftItemProps) {
  const { userId, draft, isProcessing, onDiscarded, onChanged, onOutdated } = props;
  const { id, planId } = draft;
  const form = draft.form as { name: string };
  // The form has changed since: such a draft may have been paid.
  const isOutdated = !laundromatDraft.safeParse({ ...form, id }).success;
  const context = useActionContext();
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  const { run, pending } = useShownAction(discardDraftMutation);
  useRestoredPage(() => setLeaving(false));

  const resume = async () => {
    // This device may have a newer text than the server, perhaps an incomplete one.
    const present = laundromatDraft.safeParse(typedDraftOf(userId, id) ?? { ...form, id });
    if (isOutdated && onOutdated) {
      onOutdated(copiedDraft(userId, { id, form }));
      return;
    }
    if (!present.success) {
      void navigate(`${paths.addLaundromat}${isOutdated ? '' : '?paiement=annule'}`);
      return;
    }
    setLeaving(true);
    try {
      if (await openCheckout(context, { planId, draft: present.data })) return;
    } catch (failure) {
      showPaymentFailure(failure);
      onChanged();
    }
    setLeaving(false);
  };
  const discard = async () => {
    if (await run({ id }, { title: 'Saisie supprimée' }, "La saisie n'a pas été supprimée")) {
      if (typedDraftOf(userId, id)) draftOf(userId).discard();
      void deletePhotos(id);
      onDiscarded();
    }
    onChanged();
  };
  return (
    <UnfinishedItem
      name={form.name}
      text={
        isProcessing
          ? 'Paiement en cours\u00a0: votre banque confirme le prélèvement sous quelques jours.'
          : isOutdated
            ? 'Notre formulaire a changé depuis\u00a0: choisissez une formule pour compléter votre saisie.'
            : "Votre saisie est enregistrée, et rien n'est encore payé."
      }
      action={
        !isProcessing && (
          <Button size="small" pending={leaving} onClick={() => void resume()}>
            <span className="max-w-72 truncate">{`Reprendre\u00a0: ${form.name}`}</span>
          </Button>
        )
      }
      discardLabel="Supprimer"
      question={'Supprimer cette saisie\u00a0?'}
      warning="Le formulaire et ses photos sont effacés, sur cet appareil et sur notre site. C'est définitif."
      pending={pending}
      onDiscard={() => void discard()}
    />
  );
}

interface UnfinishedItemProps {
  name: string;
  text: string;
  action?: ReactNode;
  discardLabel: string;
  question: string;
  warning: string;
  pending: boolean;
  onDiscard: () => void;
}

export function UnfinishedItem(props: UnfinishedItemProps) {
  const { name, text, action, discardLabel, question, warning, pending, onDiscard } = props;
  const [asking, setAsking] = useState(false);
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 p-4 sm:p-5">
      <div className="min-w-0 flex-1 basis-60">
        <p className="text-lg/[1.5rem] font-bold wrap-anywhere">{name}</p>
        <p className="mt-1 text-slate">{text}</p>
      </div>
      {action && (
        <div className="flex max-w-full flex-wrap items-center gap-2">
          {action}
          <Button variant="faint" size="small" pending={pending} onClick={() => setAsking(true)}>
            <span>{discardLabel}</span>
            <span className="sr-only">{`, ${name}`}</span>
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={asking}
        title={question}
        confirmLabel={discardLabel}
        cancelLabel="Garder"
        onConfirm={() => {
          setAsking(false);
          onDiscard();
        }}
        onCancel={() => setAsking(false)}
      >
        {warning}
      </ConfirmDialog>
    </li>
  );
}
