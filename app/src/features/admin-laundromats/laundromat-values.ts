import { z } from 'zod';
import type { AdministeredLaundromat } from '#app/features/moderation/laundromat-documents.ts';
import { emptyValues, laundromatValues, valuesOf } from '#app/laundromat-form/form-values.ts';
import { parisDay } from '#contract/local-clock.ts';

export const adminValues = z.object({
  ...laundromatValues.shape,
  /** Asked only of a new laundromat. */
  isActive: z.boolean(),
  isPremium: z.boolean(),
  isFeatured: z.boolean(),
  featuredUntil: z.string(),
});
export type AdminLaundromatValues = z.infer<typeof adminValues>;

export function adminValuesOf(laundromat?: AdministeredLaundromat): AdminLaundromatValues {
  const featuredUntil = laundromat?.featuredUntil;
  return {
    ...(laundromat ? valuesOf(laundromat) : emptyValues),
    isActive: true,
    isPremium: laundromat?.isPremium ?? false,
    isFeatured: laundromat?.isFeatured ?? false,
    featuredUntil: featuredUntil ? parisDay(new Date(featuredUntil)) : '',
  };
}
