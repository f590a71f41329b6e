import { setClaimCompanyMutation, useClaimForm } from '#app/features/claims/claim-actions.ts';
import { CompanyAnswer, spacedSiret } from '#app/features/claims/company-answer.tsx';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { claimCompanyForm, type CompanyState } from '#contract/claims/claims.ts';
import type { StepProps } from './claim-stepper.tsx';
import { NoticePhoto } from './notice-photo.tsx';

/** Clues: the number of the company, checked by the business register, and a photo of the opening notice. */
export function CompanyProof({ claim, typed, onType }: StepProps) {
  const { send, pending, error } = useClaimForm(
    setClaimCompanyMutation,
    claimCompanyForm,
    "Le numéro n'a pas été enregistré",
  );
  const siret = typed.siret ?? spacedSiret(claim.siret ?? '');
  return (
    <div className="space-y-7">
      <p className="text-slate">
        Un SIRET se lit sur un ticket, et chacun peut prendre une photo&nbsp;: ce sont des indices, pas des
        preuves.
      </p>
      <form
        noValidate
        aria-labelledby="siret"
        onSubmit={(event) => void send(event, { id: claim.id, siret })}
      >
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
