import { z } from 'zod';
import { postalAddress } from '../places/addresses.ts';

const text = z.string().nullish().catch(undefined);

/** Facts as an import saves them; see `ImportedFacts` of the actions server. A damaged one is unknown. */
export const sourceFacts = z.object({
  name: text,
  address: postalAddress.nullish().catch(undefined),
  location: z.object({ latitude: z.number(), longitude: z.number() }).nullish().catch(undefined),
  phone: text,
  email: text,
  website: text,
  facebook: text,
  instagram: text,
  hours: z
    .object({
      text: z.string(),
      weekly: z.unknown(),
      holidays: z.string(),
      exceptions: z.array(z.unknown()).default([]),
    })
    .nullish()
    .catch(undefined),
  services: z.array(z.string()).nullish().catch(undefined),
});
export type SourceFacts = z.infer<typeof sourceFacts>;

export const parseSourceFacts = (stored: unknown): SourceFacts => sourceFacts.safeParse(stored).data ?? {};
