import { z } from 'zod';
import { graphqlTypes, type Operations } from '../http/operation.ts';
import { rowId } from '../validation/row-id.ts';
import { sourceFacts } from './source-facts.ts';

/** The id does not fit a number of JSON. */
const object = { type: z.string().max(40), id: z.string().regex(/^\d{1,18}$/) };
const answer = z.object(object).register(graphqlTypes, { name: 'SourceObject' });
const byAdministrator = { roles: ['site_admin'], refusals: ['conflict'] } as const;

export const sourceOperations = {
  chooseSourceClass: {
    ...byAdministrator,
    input: z.object({ ...object, chosenClass: z.enum(['self_service', 'other']).nullable() }),
    action: { summary: 'Says what an unclear object is; null lets the import decide again.', answer },
  },
  decideSourcePair: {
    ...byAdministrator,
    input: z.object({ id: rowId(), decision: z.enum(['same', 'different', 'open']) }),
    action: { summary: 'Says whether an object and a laundromat are the same.', answer },
  },
  decideSourceDifference: {
    ...byAdministrator,
    input: z.object({
      ...object,
      fact: sourceFacts.keyof(),
      decision: z.enum(['theirs', 'ours', 'open']),
      seen: z.unknown(),
    }),
    action: {
      summary:
        'Takes a fact from the source or declines it, while the source still has the value that was seen.',
      answer,
    },
  },
  confirmSourceLaundromat: {
    ...byAdministrator,
    input: z.object(object),
    action: { summary: 'Says that a laundromat that the source no longer has is still open.', answer },
  },
} as const satisfies Operations;
