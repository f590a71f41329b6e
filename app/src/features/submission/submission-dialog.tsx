import { ArrowLeft, CreditCard, Send } from 'lucide-react';
import { useId, useState } from 'react';
import { useQuery } from 'urql';
import { discardDraftMutation } from '#app/features/drafts/laundromat-draft.ts';
import { PhotoUploadPanel } from '#app/features/drafts/photo-upload-panel.tsx';
import { UnfinishedSubmissions } from '#app/features/drafts/unfinished-submissions.tsx';
import { PageDialog } from '#app/features/submission/page-dialog.tsx';
import { runAction, useActionContext } from '#app/graphql/action.ts';
import { useOwnCoverage } from '#app/graphql/plans/own-coverage.ts';
import { openPortal } from '#app/graphql/plans/payment-pages.ts';
import { type Plan, plansQuery } from '#app/graphql/plans/plans-query.ts';
import { isTyped } from '#app/laundromat-form/form-values.ts';
import { useSimilarQuestion } from '#app/laundromat-form/similar-question.tsx';
import { planPrice, tierOfPlan, withOwnPlan } from '#app/lib/laundromats/plan.ts';
import { paths } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { ResumedValues } from '#app/ui/fields/newer-values.tsx';
import { ConfirmDialog } from '#app/ui/windows/confirm-dialog.tsx';
import { byYearlyCost } from '#contract/billing/yearly-cost.ts';
import type { LaundromatTier } from '#contract/laundromat/laundromat.ts';
import { FormStep } from './form-step.tsx';
import { TierStep } from './tier-step.tsx';
import { useSending } from './use-sending.ts';
import { useSubmission } from './use-submission.ts';

const cancelledPayment = "Le paiement a été annulé et rien n'a été débité. Votre saisie est intacte.";

interface SubmissionDialogProps {
  userId: string;
  open: boolean;
  tier: LaundromatTier | null;
  onTier: (tier: LaundromatTier) => void;
  onBack: () => void;
  onClose: () => void;
  onSent: () => void;
  paymentCancelled: boolean;
}

export function SubmissionDialog(props: SubmissionDialogProps) {
  const { userId, open, onTier, onBack, onClose, onSent, paymentCancelled } = props;
  const context = useActionContext();
  const formId = useId();
  const [{ data, error }, reloadPlans] = useQuery({ query: plansQuery, variables: {} });
  const own = useOwnCoverage();
  const submission = useSubmission(userId);
  const reload = () => {
    reloadPlans({ requestPolicy: 'network-only' });
    own.reload();
  };
  const sending = useSending({ submission, onSent, onStale: reload });
  const similar = useSimilarQuestion(submission.id);
  const [leaving, setLeaving] = useState(false);
  const [isPreparing, setPreparing] = useState(false);

  const { coverage } = own;
  const plans = data && coverage ? byYearlyCost(withOwnPlan(data.subscription_plans, own.plan)) : undefined;
  const chosen = props.tier ?? (paymentCancelled ? submission.submissionType : null);
  const offerOf = ({ id }: Plan) => coverage?.offers.find(({ planId }) => planId === id)?.offer;
  const choices = plans?.filter((each) => ['choose', 'included'].includes(offerOf(each) ?? ''));
  const plan = choices?.find((each) => tierOfPlan(each) === chosen);
  const tier = plan ? chosen : null;
  const view = sending.isStored ? 'photos' : tier && plan ? 'form' : 'tiers';

  const close = () => {
    if (sending.busy) return;
    const isUnsaved = !submission.isSaved && isTyped(submission.form.getValues());
    if (isUnsaved && view === 'form') setLeaving(true);
    else onClose();
  };
  const startOver = () => {
    // If the request fails, the server's copy is offered again.
    if (submission.state === 'paying')
      runAction(context, discardDraftMutation, { id: submission.id }).catch(() => undefined);
    submission.discard();
  };
  const costs = plan !== undefined && offerOf(plan) === 'choose' && tier !== 'free';

  return (
    <PageDialog
      open={open}
      onClose={close}
      title="Ajouter ma laverie"
      intro={stepText(
        view,
        plan && `${tier === 'free' ? 'Fiche gratuite' : plan.name}${priceText(plan, costs)}`,
      )}
      page={view}
      footer={
        view === 'form' && (
          <SubmitBar
            formId={formId}
            busy={sending.busy}
            isPreparing={isPreparing}
            kind={submitKind(tier, costs)}
            onBack={onBack}
          />
        )
      }
    >
      {view === 'tiers' && (
        <UnfinishedSubmissions
          userId={userId}
          onDiscarded={(id) => id === submission.id && submission.discard()}
          paying={submission.state === 'paying' ? submission.id : undefined}
          onPaid={submission.startNext}
          onOutdated={(copy, planId) => {
            if (!isTyped(submission.form.getValues())) submission.resume(copy);
            // A paid draft is completed under the plan that runs, which may be another one by now.
            const present =
              choices?.find(({ id }) => id === planId) ??
              choices?.find((each) => offerOf(each) === 'included');
            if (present) onTier(tierOfPlan(present));
          }}
        />
      )}
      {view === 'tiers' && (
        <TierStep
          plans={plans}
          failed={(error !== undefined && !data) || (own.failed && !coverage)}
          onReload={reload}
          coverage={coverage}
          onChoose={onTier}
          onManage={() => void openPortal(context, { returnPath: paths.addLaundromat, flow: 'changePlan' })}
        />
      )}
      {view === 'form' && tier && (
        <FormStep
          formId={formId}
          tier={tier}
          submission={submission}
          onPreparing={setPreparing}
          onSend={async (values) => {
            if (!(await similar.isOther(values))) return;
            await (costs ? sending.pay(values, tier, plan) : sending.list(values, tier));
          }}
          notice={
            <div className="mb-7 empty:hidden">
              <ResumedValues
                isResumed={submission.resumed}
                startOver={startOver}
                text={paymentCancelled ? cancelledPayment : undefined}
                label="Repartir de zéro"
                loss="Le formulaire redevient vide et les photos choisies sont retirées."
              />
            </div>
          }
        />
      )}
      {view === 'photos' && (
        <PhotoUploadPanel
          upload={sending.upload}
          onRetry={() => void sending.sendPhotos()}
          onward={
            <Button variant="secondary" onClick={() => sending.finish()}>
              Terminer sans ces photos
            </Button>
          }
        />
      )}
      {similar.dialog}
      <ConfirmDialog
        open={leaving}
        title={'Fermer et perdre votre saisie\u00a0?'}
        confirmLabel="Fermer sans garder"
        cancelLabel="Continuer ma saisie"
        onConfirm={onClose}
        onCancel={() => setLeaving(false)}
      >
        Votre navigateur ne garde pas ce que vous avez tapé. En fermant, vous perdez le formulaire et ses
        photos.
      </ConfirmDialog>
    </PageDialog>
  );
}

function stepText(view: 'tiers' | 'form' | 'photos', plan: string | undefined): string {
  if (view === 'tiers') return 'Étape 1 sur 2 · Choisissez une formule';
  if (view === 'photos') return 'Dernière étape · Vos photos';
  return `Étape 2 sur 2 · ${plan}`;
}

function priceText(plan: Parameters<typeof planPrice>[0], costs: boolean): string {
  const { amount, period } = planPrice(plan);
  return costs ? `, ${amount} ${period} TTC` : '';
}

function submitKind(tier: LaundromatTier | null, costs: boolean): 'request' | 'publish' | 'pay' {
  if (costs) return 'pay';
  return tier === 'free' ? 'request' : 'publish';
}

interface SubmitBarProps {
  formId: string;
  busy: boolean;
  isPreparing: boolean;
  kind: 'request' | 'publish' | 'pay';
  onBack: () => void;
}

const texts = {
  request: { idle: 'Envoyer ma demande', busy: 'Envoi...', Icon: Send },
  publish: { idle: 'Publier ma laverie', busy: 'Publication...', Icon: Send },
  pay: { idle: 'Continuer vers le paiement', busy: 'Redirection...', Icon: CreditCard },
};

function SubmitBar({ formId, busy, isPreparing, kind, onBack }: SubmitBarProps) {
  const text = texts[kind];
  return (
    <div className="flex flex-wrap justify-between gap-3">
      <Button variant="secondary" onClick={onBack} disabled={busy}>
        <ArrowLeft aria-hidden className="size-5" />
        Retour
      </Button>
      <Button
        type="submit"
        form={formId}
        pending={busy || isPreparing}
        className="max-sm:min-w-0 max-sm:grow max-sm:basis-32 max-sm:px-3"
      >
        {!busy && <text.Icon aria-hidden className="size-5 max-sm:hidden" />}
        <span>{busy ? text.busy : text.idle}</span>
      </Button>
    </div>
  );
}
