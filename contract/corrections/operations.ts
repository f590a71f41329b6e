import { z } from 'zod';
import { withdrawal } from '../account/withdrawal.ts';
import { everybody } from '../http/endpoint.ts';
import { graphqlTypes, type Operations } from '../http/operation.ts';
import { savedLaundromat } from '../laundromat/operations.ts';
import { moderationForm } from '../moderation/moderation.ts';
import { rowId } from '../validation/row-id.ts';
import { correctionForm, correctionStates } from './corrections.ts';

const decidedCorrection = z.object({ id: rowId(), laundromatId: rowId() }).register(graphqlTypes, {
  name: 'DecidedCorrection',
  relations: {
    correction: { table: 'fact_corrections', idField: 'id' },
    laundromat: { table: 'laundromats', idField: 'laundromatId' },
  },
});

export const correctionOperations = {
  sendCorrection: {
    roles: everybody,
    limit: 'corrections',
    input: z.object({ id: rowId(), correction: correctionForm }),
    refusals: ['laundromatNotFound', 'conflict'],
    rest: {
      method: 'POST',
      path: '/api/laundromats/{id}/corrections',
      body: 'correction',
      summary:
        'Says that a fact of a published laundromat is wrong, with the right value if it is known. The same id sent again, or the same correction by the same sender, answers 200 and adds nothing.',
      statuses: [201, 200],
      answer: z.object({ id: rowId() }),
    },
  },
  withdrawCorrection: withdrawal('/api/laundromats/{id}/corrections', 'a correction that is still open'),
  decideCorrection: {
    roles: ['owner', 'site_admin'],
    limit: 'edits',
    input: z.object({
      id: rowId(),
      decision: z.enum(correctionStates),
      closingReason: moderationForm.shape.reason.nullish(),
    }),
    refusals: ['adminOnly', 'correctionNotFound', 'correctionDecided', 'conflict'],
    action: {
      summary:
        'Accepts, dismisses or reopens a correction of a fact; an accepted value becomes the fact. An administrator who gives a reason also withdraws a laundromat that is closed for good.',
      answer: decidedCorrection,
    },
  },
  confirmFacts: {
    roles: ['owner', 'site_admin'],
    limit: 'edits',
    input: z.object({ laundromatId: rowId() }),
    refusals: ['laundromatNotFound'],
    action: {
      summary: 'States that the facts of a laundromat are right today.',
      answer: savedLaundromat,
    },
  },
} as const satisfies Operations;
