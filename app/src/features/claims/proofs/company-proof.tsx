import { type FormEvent, useState } from 'react';
import { setClaimCompanyMutation, useClaimAction } from '#app/features/claims/claim-actions.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { announce } from '#app/ui/notices/announcer.ts';
import { claimCompanyForm, type CompanyState } from '#contract/claims/claims.ts';
import { fieldErrors, frenchIssue } from '#contract/validation/validation-messages.ts';
import { CompanyAnswer, spacedSiret } from './company-answer.tsx';
import { NoticePhoto } from './notice-photo.tsx';
import type { ProofStepProps } from './proof-step-props.ts';

/** The number of the company, checked by the business register, with a photo of the opening notice. */
export function CompanyProof({ claim, typed, onType }: Pick<ProofStepProps, 'claim' | 'typed' | 'onType'>) {
  const { run, pending } = useClaimAction(setClaimCompanyMutation, "Le numéro n'a pas été enregistré");
  const [error, setError] = useState<string>();
  const siret = typed.siret ?? spacedSiret(claim.siret ?? '');
  const check = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    const form = { id: claim.id, siret };
    const parsed = claimCompanyForm.safeParse(form, { error: frenchIssue });
    const wrong = parsed.success ? undefined : fieldErrors(parsed.error).siret;
    setError(wrong);
    if (wrong) return announce(wrong);
    setError((await run(form))?.sentence);
  };
  return (
    <div className="space-y-7">
      <form noValidate aria-labelledby="siret" onSubmit={(event) => void check(event)}>
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
            error={error}
            value={siret}
            onChange={(event) => onType({ siret: event.target.value })}
            className="min-w-0 flex-1 basis-64 [&_input]:tabular-nums"
          />
          <Button type="submit" variant="secondary" pending={pending} className="max-sm:w-full sm:mt-6.5">
            {pending ? 'Recherche...' : 'Vérifier'}
          </Button>
        </div>
        <div role="status" className="mt-4 empty:hidden">
          {claim.companyState !== 'unchecked' && (
            <CompanyAnswer
              siret={claim.siret!}
              state={claim.companyState as CompanyState}
              company={claim.company}
            />
          )}
        </div>
      </form>
      <NoticePhoto claim={claim} />
    </div>
  );
}
