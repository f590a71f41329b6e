import type { AdministeredLaundromat } from '#app/features/moderation/laundromat-documents.ts';
import { emptyValues, type LaundromatFormValues, valuesOf } from '#app/laundromat-form/form-values.ts';
import type { administratorFields } from '#contract/laundromat/fields.ts';
import { parisDay } from '#contract/local-clock.ts';

type TierName = keyof typeof administratorFields;

export type AdminLaundromatValues = LaundromatFormValues &
  Record<Exclude<TierName, 'featuredUntil'>, boolean> & { featuredUntil: string };

export function adminValuesOf(laundromat?: AdministeredLaundromat): AdminLaundromatValues {
  const featuredUntil = laundromat?.featuredUntil;
  return {
    ...(laundromat ? valuesOf(laundromat) : emptyValues),
    isPremium: laundromat?.isPremium ?? false,
    isFeatured: laundromat?.isFeatured ?? false,
    featuredUntil: featuredUntil ? parisDay(new Date(featuredUntil)) : '',
  };
}
