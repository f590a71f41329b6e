import type { z } from 'zod';
import type { CorrectionType } from '#contract/corrections/correction-types.ts';
import type { correctionForm } from '#contract/corrections/corrections.ts';
import type { LocatedLaundromat } from '#contract/laundromat/location.ts';

/** A correction that is being written. */
export type CorrectionDraft = Omit<z.input<typeof correctionForm>, 'id' | 'seenAt'>;

export const emptyCorrection = (kind: CorrectionType): CorrectionDraft => ({
  kind,
  proposed: { weeklyHours: null, price: '' },
  comment: '',
});

/** The laundromat that a visitor corrects, with the facts that its page shows. */
export interface CorrectedLaundromat extends LocatedLaundromat {
  id: string;
  name: string;
  weeklyHours: unknown;
  hasOwner: boolean;
}
