import type { Claim } from '#app/features/claims/claim-content.ts';
import type { ClaimedLaundromat } from '#app/features/claims/claimed-laundromat-query.ts';
import type { TypedClaim } from './typed-claim.ts';

/** Props of the steps of a claim that has been started. */
export interface StepProps {
  claim: Claim;
  laundromat: ClaimedLaundromat;
  typed: TypedClaim;
  onType: (changes: Partial<TypedClaim>) => void;
}
