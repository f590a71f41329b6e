import { clsx } from 'clsx';
import { CircleCheck, FileText, type LucideIcon, MailCheck, NotebookPen } from 'lucide-react';
import { useId, useState } from 'react';
import { setClaimCompanyMutation, useClaimForm } from '#app/features/claims/claim-actions.ts';
import { CompanyAnswer, spacedSiret } from '#app/features/claims/company-answer.tsx';
import { fieldOf } from '#app/lib/forms/typed-form.ts';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { announce } from '#app/ui/notices/announcer.ts';
import { FormFailure } from '#app/ui/notices/form-failure.tsx';
import { letterSentence } from '#contract/claims/claim-texts.ts';
import {
  claimMessageMin,
  claimProofMessage,
  claimWaitDays,
  claimCompanyForm,
} from '#contract/claims/claims.ts';
import { MessageField, StepHeading, stepHref, type StepProps } from './claim-stepper.tsx';
import { EmailProof } from './email-proof.tsx';
import { NoticePhoto } from './notice-photo.tsx';
import { proofsOf } from './proof-list.tsx';
import { type ProofMethod, proofMethods } from './typed-claim.ts';

const methods: Record<ProofMethod, { icon: LucideIcon; title: string; detail: string }> = {
  email: { icon: MailCheck, title: 'Un code par email', detail: "Le plus rapide, à l'adresse de la laverie" },
  company: { icon: FileText, title: 'SIRET et photo', detail: 'Des indices, pas une preuve' },
  message: { icon: NotebookPen, title: 'Autrement', detail: 'Expliquez, notre équipe examine' },
};

export function ProofStep({ onReady, ...step }: StepProps & { onReady: () => void }) {
  const { claim, laundromat, typed, onType } = step;
  const proofs = proofsOf(claim, typed.message);
  const done: Record<ProofMethod, boolean> = {
    email: proofs.email,
    company: proofs.company,
    message: proofs.words,
  };
  const hasAddress = Boolean(laundromat.email ?? claim.emailDomain);
  const method = typed.method ?? (hasAddress ? 'email' : 'company');
  const [isMissing, setMissing] = useState(false);
  const goOn = () => {
    if (proofs.any) return onReady();
    setMissing(true);
    announce(claimProofMessage);
  };
  return (
    <>
      <StepHeading>Comment le prouver&nbsp;?</StepHeading>
      <p className="mt-1.5 text-slate">
        Un code est une preuve. Le reste aide notre équipe, et la demande attend. Ce que vous saisissez ici
        est gardé.
      </p>
      <MethodChoice method={method} done={done} onChoose={(chosen) => onType({ method: chosen })} />
      <div className="mt-6 border-t border-line pt-6">
        {method === 'email' && <EmailProof {...step} />}
        {method === 'company' && <CompanyProof {...step} />}
        {method === 'message' && (
          <>
            <h3 className="mb-3 text-lg font-bold">Expliquez-nous votre situation</h3>
            <MessageField
              label="Votre message"
              hint={`Un message n'est pas une preuve\u00a0: nous interrogeons le contact de la fiche et décidons au plus tôt ${claimWaitDays}\u00a0jours plus tard. ${letterSentence} ${claimMessageMin} caractères au moins. Par exemple\u00a0: depuis quand vous tenez la laverie, un numéro où vous joindre, un document que vous pouvez envoyer.`}
              typed={typed}
              onType={onType}
            />
          </>
        )}
      </div>
      {isMissing && !proofs.any && <FormFailure message={claimProofMessage} className="mt-6" />}
      <div className="mt-7 flex flex-wrap justify-between gap-3 border-t border-line pt-5">
        <LinkButton to={stepHref('laverie')} variant="secondary">
          Retour
        </LinkButton>
        <Button onClick={goOn}>Continuer</Button>
      </div>
    </>
  );
}

interface MethodChoiceProps {
  method: ProofMethod;
  done: Record<ProofMethod, boolean>;
  onChoose: (method: ProofMethod) => void;
}

function MethodChoice({ method, done, onChoose }: MethodChoiceProps) {
  const name = useId();
  return (
    <fieldset className="mt-5">
      <legend className="sr-only">Preuve ou indices</legend>
      <div className="grid gap-3 sm:grid-cols-3">
        {proofMethods.map((each) => {
          const { icon: Icon, title, detail } = methods[each];
          return (
            <label
              key={each}
              className={clsx(
                'relative flex cursor-pointer gap-3 rounded-control border p-3.5 transition-colors select-none sm:flex-col sm:gap-2',
                'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)',
                each === method
                  ? 'border-blue-600 bg-blue-50 shadow-[inset_0_0_0_1px] shadow-blue-600'
                  : 'border-edge bg-card hover:border-blue-500',
              )}
            >
              <input
                type="radio"
                name={name}
                checked={each === method}
                onChange={() => onChoose(each)}
                // As large as the card: a press anywhere chooses it.
                className="absolute inset-0 size-full cursor-pointer opacity-0"
              />
              <Icon aria-hidden className="size-6 shrink-0 text-blue-700" />
              <span className="min-w-0">
                <span className="block font-semibold">{title}</span>
                <span className="mt-0.5 block text-sm text-slate">{detail}</span>
              </span>
              {done[each] && (
                <span className="absolute top-3 right-3 text-leaf-700">
                  <CircleCheck aria-hidden className="size-5" />
                  <span className="sr-only">donné</span>
                </span>
              )}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

function CompanyProof({ claim, typed, onType, onRefused }: StepProps) {
  const { form, send } = useClaimForm(setClaimCompanyMutation, claimCompanyForm, {
    values: { id: claim.id, siret: typed.siret ?? spacedSiret(claim.siret ?? '') },
    field: 'siret',
    failed: "Le numéro n'a pas été enregistré",
    onRefused,
  });
  const { isSubmitting } = form.formState;
  return (
    <div className="space-y-7">
      <p className="text-slate">
        Un SIRET se lit sur un ticket, et chacun peut prendre une photo&nbsp;: ce sont des indices, pas des
        preuves.
      </p>
      <form noValidate aria-labelledby="siret" onSubmit={(event) => void send(event)}>
        <h3 id="siret" className="text-lg font-bold">
          Votre numéro SIRET
        </h3>
        <div className="mt-3 flex flex-wrap items-start gap-3">
          <TextField
            label="SIRET de l'établissement"
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            required
            hint="14 chiffres, sur votre Kbis ou vos factures. Nous le cherchons dans le registre des entreprises."
            {...fieldOf(form, 'siret', { onChange: () => onType({ siret: form.getValues('siret') }) })}
            className="min-w-0 flex-1 basis-64 [&_input]:tabular-nums"
          />
          <Button
            type="submit"
            variant="secondary"
            pending={isSubmitting}
            className="max-sm:w-full sm:mt-6.5"
          >
            {isSubmitting ? 'Recherche...' : 'Vérifier'}
          </Button>
        </div>
        <div role="status" className="mt-4 empty:hidden">
          {claim.companyState !== 'unchecked' && (
            <CompanyAnswer siret={claim.siret!} state={claim.companyState} company={claim.company} />
          )}
        </div>
      </form>
      <NoticePhoto claim={claim} onRefused={onRefused} />
    </div>
  );
}
