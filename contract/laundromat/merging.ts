import { z } from 'zod';
import { tierOf } from '../photos/photos.ts';
import { rowId } from '../validation/row-id.ts';
import { laundromatTiers, photoCaps } from './laundromat.ts';

export const mergeForm = z.object({
  id: rowId(),
  keptId: rowId(),
  /** Whose owner stays; required if the deleted laundromat has another one. */
  keepsOwnerOf: z.enum(['kept', 'merged']).nullish(),
});

export const mergeRefusals = {
  gone: "Une des deux fiches n'existe plus.",
  owner: 'Choisissez à qui est la laverie.',
  tier: 'La fiche qui reste doit avoir la formule la plus haute.',
  published: 'La fiche qui reste doit être publiée, comme l’autre.',
} as const;

export interface MergeSide {
  isFeatured: boolean;
  isPremium: boolean;
  isActive: boolean;
  owner?: { id: string } | null;
}

const rank = (side: MergeSide) => laundromatTiers.indexOf(tierOf(side));

export const needsOwner = (kept: MergeSide, merged: MergeSide) =>
  merged.owner != null && merged.owner.id !== kept.owner?.id;

/**
 * Returns why two laundromats cannot be merged; null if they can. The tiers do not matter where an administrator
 * chooses whose owner stays.
 */
export function mergeProblem(kept: MergeSide, merged: MergeSide): string | null {
  if (!needsOwner(kept, merged) && rank(merged) > rank(kept)) return mergeRefusals.tier;
  if (merged.isActive && !kept.isActive) return mergeRefusals.published;
  return null;
}

export const photoCapOf = (side: Pick<MergeSide, 'isFeatured' | 'isPremium'>) => photoCaps[tierOf(side)];
