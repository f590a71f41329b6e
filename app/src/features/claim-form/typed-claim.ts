import { useMemo, useState } from 'react';
import { z } from 'zod';
import { newClientId } from '#app/lib/device/client-id.ts';
import { deviceDraft, useDeviceDraft, useOtherTabs } from '#app/lib/device/device-draft.ts';
import { removeItems } from '#app/lib/device/device-item.ts';
import { rowId } from '#contract/validation/row-id.ts';

export const proofMethods = ['email', 'company', 'message'] as const;
export type ProofMethod = (typeof proofMethods)[number];

const typedClaim = z.object({
  /** By this id the server recognizes a claim that is started twice. */
  id: rowId(),
  method: z.enum(proofMethods).nullable().catch(null),
  /** Null until it is changed: the field shows the address of the laundromat. */
  email: z.string().nullable().catch(null),
  siret: z.string().nullable().catch(null),
  message: z.string().catch(''),
});
export type TypedClaim = z.infer<typeof typedClaim>;

const startTyped = () => typedClaim.parse({ id: newClientId() });

export const claimDraft = (userId: string, laundromatId: string) =>
  deviceDraft(`lavoir:claim:${userId}:${laundromatId}`, typedClaim);

export const discardClaims = (userId: string) => removeItems(`lavoir:claim:${userId}:`);

export function useTypedClaim(userId: string, laundromatId: string) {
  const draft = useMemo(() => claimDraft(userId, laundromatId), [userId, laundromatId]);
  const { initial, save, discard } = useDeviceDraft(draft, startTyped);
  const [typed, setTyped] = useState(initial);
  useOtherTabs(draft, (saved) => setTyped(saved ?? startTyped()));
  const type = (changes: Partial<TypedClaim>) => {
    const next = { ...typed, ...changes };
    setTyped(next);
    save(next);
  };
  const startOver = () => {
    discard();
    setTyped(startTyped());
  };
  return { typed, type, startOver };
}
