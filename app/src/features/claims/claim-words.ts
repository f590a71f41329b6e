import type { BadgeVariant } from '#app/ui/badge.tsx';
import type { ClaimState } from '#contract/claims/claims.ts';

/** The state of a claim in a word, for a badge. */
export const claimBadges: Record<ClaimState, { label: string; variant: BadgeVariant }> = {
  draft: { label: 'À compléter', variant: 'neutral' },
  submitted: { label: "En cours d'examen", variant: 'annonce' },
  accepted: { label: 'Acceptée', variant: 'success' },
  refused: { label: 'Refusée', variant: 'danger' },
  withdrawn: { label: 'Retirée', variant: 'neutral' },
  reverted: { label: 'Annulée', variant: 'danger' },
};
