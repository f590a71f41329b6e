import type { RefObject } from 'react';
import type { Claim } from '#app/features/claims/claim-content.ts';
import type { ClaimedLaundromat } from '#app/features/claims/claimed-laundromat-query.ts';
import type { TypedClaim } from '#app/features/claims/steps/typed-claim.ts';

export interface ProofStepProps {
  headingRef: RefObject<HTMLHeadingElement | null>;
  claim: Claim;
  laundromat: ClaimedLaundromat;
  typed: TypedClaim;
  onType: (changes: Partial<TypedClaim>) => void;
  onReady: () => void;
}
