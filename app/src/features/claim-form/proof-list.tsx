import { CircleCheck, CircleDashed } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Claim } from '#app/features/claims/claim-queries.ts';
import { claimCompany, claimMessageMin, type CompanyState } from '#contract/claims/claims.ts';
import { isKnownContact } from '#contract/claims/proof-levels.ts';

type ProvenBy = Pick<Claim, 'emailConfirmedAt' | 'companyState' | 'photoAddedAt'>;

/** With these answers the number of a company is a clue; `unavailable` is checked later. */
const acceptableCompanies: readonly CompanyState[] = ['found', 'unavailable'];

/** A code proves a claim; the others are clues. One of them is enough to submit it. */
export function proofsOf({ emailConfirmedAt, companyState, photoAddedAt }: ProvenBy, message: string) {
  const hasCompany = acceptableCompanies.includes(companyState);
  const hasPhoto = photoAddedAt !== null;
  const email = emailConfirmedAt !== null;
  const company = hasCompany && hasPhoto;
  const words = message.trim().length >= claimMessageMin;
  return { email, company, hasCompany, hasPhoto, words, any: email || company || words };
}

export function ProofList({ claim, message }: { claim: Claim; message: string }) {
  const proofs = proofsOf(claim, message);
  const { data: company } = claimCompany.safeParse(claim.company);
  const isKnown = isKnownContact(claim);
  return (
    <ul className="space-y-2">
      <Proof given={isKnown}>
        {proofs.email
          ? `Code confirmé à l'adresse ${claim.email}${isKnown ? '' : ', un indice'}`
          : 'Pas de code par email'}
      </Proof>
      {claim.letterConfirmedAt && <Proof given>Code de la lettre confirmé</Proof>}
      <Proof given={false}>
        {proofs.hasCompany
          ? company
            ? `SIRET de ${company.name}, un indice`
            : 'SIRET à vérifier par notre équipe, un indice'
          : 'Pas de SIRET reconnu'}
      </Proof>
      <Proof given={false}>
        {proofs.hasPhoto ? "Photo de l'affichage, un indice" : "Pas de photo de l'affichage"}
      </Proof>
      <Proof given={false}>{message.trim() ? "Message, qui n'est pas une preuve" : 'Pas de message'}</Proof>
    </ul>
  );
}

function Proof({ given, children }: { given: boolean; children: ReactNode }) {
  const Icon = given ? CircleCheck : CircleDashed;
  return (
    <li className="flex gap-2.5">
      <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${given ? 'text-leaf-700' : 'text-slate'}`} />
      <span className={given ? 'min-w-0 wrap-anywhere' : 'text-slate'}>{children}</span>
    </li>
  );
}
