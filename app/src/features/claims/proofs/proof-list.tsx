import { CircleCheck, CircleDashed } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Claim } from '#app/features/claims/claim-content.ts';
import { claimCompany } from '#contract/claims/claims.ts';
import { proofsOf } from './claim-proofs.ts';

/** The proofs of a claim, each with a tick or as missing. */
export function ProofList({ claim, message }: { claim: Claim; message: string }) {
  const proofs = proofsOf(claim, message);
  const { data: company } = claimCompany.safeParse(claim.company);
  return (
    <ul className="space-y-2">
      <Proof given={proofs.email}>
        {proofs.email ? `Code confirmé à l'adresse ${claim.email}` : 'Pas de code par email'}
      </Proof>
      <Proof given={proofs.hasCompany}>
        {proofs.hasCompany
          ? company
            ? `SIRET de ${company.name}`
            : 'SIRET à vérifier par notre équipe'
          : 'Pas de SIRET reconnu'}
      </Proof>
      <Proof given={proofs.hasPhoto}>
        {proofs.hasPhoto ? "Photo de l'affichage" : "Pas de photo de l'affichage"}
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
