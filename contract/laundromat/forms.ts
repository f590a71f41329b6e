import { z } from 'zod';
import { clientMadeId } from '../validation/form-fields.ts';
import { rowId } from '../validation/row-id.ts';
import { timestamp } from '../validation/text.ts';
import { isLink, shapeOf } from './field-definition.ts';
import { administratorFields, ownerFields } from './fields.ts';
import { withAgreeingHours } from './hours-form.ts';

/** `POST /api/laundromats`. Tier flags, dates and counts are dropped: the server takes them from the owner's plan. */
export const laundromatCreate = z
  .object({ id: clientMadeId, ...shapeOf(ownerFields, 'create') })
  .refine(({ website, facebook, instagram }) => [website, facebook, instagram].every(isLink), {
    path: ['website'],
    message: 'Les URLs doivent commencer par http:// ou https://',
  });
export type LaundromatCreate = z.infer<typeof laundromatCreate>;

export const laundromatEditForm = z.object(shapeOf(ownerFields, 'edit'));
export type LaundromatEditForm = z.infer<typeof laundromatEditForm>;

/**
 * A draft of the submission form, without its files. The browser creates the id, which the laundromat keeps. Null means
 * unknown: a draft gets no defaults. Tier flags are dropped: the plan decides.
 */
export const laundromatDraft = z.object({
  id: rowId(),
  ...shapeOf(ownerFields, 'submission'),
});
export type LaundromatDraft = z.infer<typeof laundromatDraft>;

/**
 * `PATCH /api/laundromats/{id}`: fields that are not sent stay unchanged. `seen` has the values that the form showed; a
 * field that has changed since is not overwritten.
 */
export const laundromatPatch = laundromatEditForm.partial().extend({
  seen: z.partialRecord(laundromatEditForm.keyof(), z.unknown()).optional(),
});
export type LaundromatPatch = z.infer<typeof laundromatPatch>;

const withTier = laundromatEditForm.extend(administratorFields);

const administratorShape = withTier.extend({ featuredUntil: timestamp.nullable() });

export const administratorInput = administratorShape.extend({ id: rowId(), isActive: z.boolean() });
export type AdministratorInput = z.infer<typeof administratorInput>;

export const administratorPatch = administratorShape.partial().extend({
  seen: z.partialRecord(administratorShape.keyof(), z.unknown()),
});
export type AdministratorPatch = z.infer<typeof administratorPatch>;

export const adminLaundromatForm = withTier
  .extend({ isActive: z.boolean() })
  .transform(({ isPremium, isFeatured, featuredUntil, ...fields }) => ({
    ...withAgreeingHours(fields),
    isPremium: isPremium || isFeatured,
    isFeatured,
    featuredUntil: isFeatured && featuredUntil ? `${featuredUntil}T21:59:59Z` : null,
  }));
export type AdminLaundromatForm = z.infer<typeof adminLaundromatForm>;
