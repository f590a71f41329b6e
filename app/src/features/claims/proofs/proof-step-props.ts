import type { RefObject } from 'react';
import type { Claim } from '../claim-content.ts';
import type { ClaimedLaundromat } from '../claimed-laundromat-query.ts';
import type { TypedClaim } from '../steps/typed-claim.ts';

export interface ProofStepProps {
  headingRef: RefObject<HTMLHeadingElement | null>;
  claim: Claim;
  laundromat: ClaimedLaundromat;
  typed: TypedClaim;
  onType: (changes: Partial<TypedClaim>) => void;
  onReady: () => void;
}
