import { z } from 'zod';
import { listingTiers, type ListingTier } from '#contract/laundromat/laundromat.ts';
import { type TextFieldName, textFieldNames } from '#contract/laundromat/fields.ts';
import { newClientId } from '#app/lib/client-id.ts';
import { emptyValues, type LaundromatFormValues } from '#app/laundromat-form/form-values.ts';

/** A submission from its first letter until it is sent. The laundromat made from it keeps its id. */
export interface TypedSubmission {
  id: string;
  tier: ListingTier | null;
  values: LaundromatFormValues;
  /** The laundromat exists; only its photos are still here. */
  listed: boolean;
  /** The server has published it at once. */
  isPublished: boolean;
}

const texts = Object.fromEntries(
  textFieldNames.map((name) => [name, z.string().catch(emptyValues[name])]),
) as Record<TextFieldName, z.ZodCatch<z.ZodString>>;
const typedSubmission = z.object({
  id: z.guid(),
  tier: z.enum(listingTiers).nullable().catch(null),
  listed: z.boolean().catch(false),
  isPublished: z.boolean().catch(false),
  values: z.object({ ...texts, services: z.array(z.string()).catch([]) }),
});

// One per account: two owners may share a computer.
const keyOf = (userId: string) => `lavoir:submission:${userId}`;

export function startSubmission(): TypedSubmission {
  return { id: newClientId(), tier: null, values: emptyValues, listed: false, isPublished: false };
}

/** What this account typed here earlier. */
export function readSubmission(userId: string): TypedSubmission | null {
  try {
    const kept = localStorage.getItem(keyOf(userId));
    return kept === null ? null : (typedSubmission.safeParse(JSON.parse(kept)).data ?? null);
  } catch {
    return null;
  }
}

/** False when this browser keeps nothing: closing the form would lose what was typed. */
export function keepSubmission(userId: string, submission: TypedSubmission): boolean {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(submission));
    return true;
  } catch {
    return false;
  }
}

export function forgetSubmission(userId: string): void {
  try {
    localStorage.removeItem(keyOf(userId));
  } catch {
    // Nothing can have been kept.
  }
}
