import type { z } from 'zod';
import { shapeOf } from './field-definition.ts';
import { administratorFields } from './fields.ts';
import { laundromatEditForm } from './forms.ts';
import { withAgreeingHours } from './hours-form.ts';

export const adminLaundromatForm = laundromatEditForm
  .extend(shapeOf(administratorFields, 'edit'))
  .transform(({ isPremium, isFeatured, featuredUntil, ...fields }) => ({
    ...withAgreeingHours(fields),
    // A featured laundromat is always Premium as well.
    isPremium: isPremium || isFeatured,
    isFeatured,
    // The evening of that day in France: 22:59 in winter, 23:59 in summer.
    featuredUntil: isFeatured && featuredUntil ? `${featuredUntil}T21:59:59Z` : null,
  }));
export type AdminLaundromatForm = z.infer<typeof adminLaundromatForm>;
