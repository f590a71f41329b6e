import type { z } from 'zod';
import type { correctionForm, CorrectionType } from '#contract/corrections/corrections.ts';

/** A correction that is being written. */
export type CorrectionDraft = Omit<z.input<typeof correctionForm>, 'id' | 'seenAt'>;

export const emptyCorrection = (kind: CorrectionType): CorrectionDraft => ({
  kind,
  proposed: { text: '', price: '' },
  comment: '',
});

/** The laundromat that a visitor corrects. */
export interface CorrectedLaundromat {
  id: string;
  name: string;
}
