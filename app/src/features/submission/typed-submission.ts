import { z } from 'zod';
import { type TextFieldName, textFieldNames } from '#contract/laundromat/fields.ts';
import { laundromatTiers } from '#contract/laundromat/laundromat.ts';
import { rowId } from '#contract/validation/row-id.ts';
import { emptyValues } from '#app/laundromat-form/form-values.ts';
import { hoursValues } from '#app/laundromat-form/hours-values.ts';
import { machineValues } from '#app/laundromat-form/machine-values.ts';
import { newClientId } from '#app/lib/client-id.ts';
import { deviceDraft } from '#app/lib/device-draft.ts';

const texts = Object.fromEntries(
  textFieldNames.map((name) => [name, z.string().catch(emptyValues[name])]),
) as Record<TextFieldName, z.ZodCatch<z.ZodString>>;

const coordinate = z.string().nullable().catch('');

const typedSubmission = z.object({
  id: rowId(),
  tier: z.enum(laundromatTiers).nullable().catch(null),
  values: z.object({
    ...texts,
    latitude: coordinate,
    longitude: coordinate,
    ...hoursValues.shape,
    machines: z.array(machineValues).catch([]),
    services: z.array(z.string()).catch([]),
  }),
  /** The laundromat exists; only its photos are not sent yet. */
  listed: z.boolean().catch(false),
  /** The server has published it at once. */
  isPublished: z.boolean().catch(false),
});
/** A draft from the first typed character until it is sent. The laundromat gets its id. */
export type TypedSubmission = z.infer<typeof typedSubmission>;

export function startSubmission(): TypedSubmission {
  return { id: newClientId(), tier: null, values: emptyValues, listed: false, isPublished: false };
}

/** The draft of one account: two owners may share a computer. */
export const submissionDraft = (userId: string) =>
  deviceDraft(`lavoir:submission:${userId}`, typedSubmission);
