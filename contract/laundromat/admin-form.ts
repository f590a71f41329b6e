import { z } from 'zod';
import { laundromatEditForm } from './forms.ts';

/** What an administrator may write of a listing: the owner's fields with the services, and the flags that a plan grants to owners. */
export const adminLaundromatForm = laundromatEditForm
  .extend({
    isPremium: z.boolean(),
    isFeatured: z.boolean(),
    /** The last day of the placement, as `2026-12-31`; empty is without an end. */
    featuredUntil: z.union([z.literal(''), z.iso.date('Veuillez choisir une date.')]),
  })
  .transform(({ isPremium, isFeatured, featuredUntil, ...fields }) => ({
    ...fields,
    // A placement is more than Premium, never less.
    isPremium: isPremium || isFeatured,
    isFeatured,
    // The evening of that day in France, in summer as in winter.
    featuredUntil: isFeatured && featuredUntil ? `${featuredUntil}T21:59:59Z` : null,
  }));
export type AdminLaundromatForm = z.infer<typeof adminLaundromatForm>;
