import { z } from 'zod';
import { graphqlTypes } from '../http/operation.ts';
import { rowId } from '../validation/row-id.ts';
import { moderationForm } from './moderation.ts';

const explained: readonly string[] = ['refused', 'reverted', 'removed'];

export const laundromatDecisions = [
  'published',
  'approved',
  'reverted',
  'refused',
  'closed',
  'deleted',
] as const;
export type LaundromatDecision = (typeof laundromatDecisions)[number];

/** Input of a decision of an administrator about one row, with a reason where a person is notified of it. */
export const decisionOf = <const Names extends readonly string[], Shape extends z.ZodRawShape>(
  decisions: Names,
  shape: Shape,
) =>
  z
    .object({
      id: rowId(),
      decision: z.enum(decisions),
      reason: moderationForm.shape.reason.nullish(),
      ...shape,
    })
    .refine(
      (given) => {
        const { decision, reason } = given as { decision: string; reason?: string | null };
        return explained.includes(decision) === (reason != null);
      },
      { path: ['reason'], error: 'Veuillez indiquer le motif.' },
    );

/** Answer of a decision. The row may be gone by now. */
export const decided = z.object({ id: rowId() }).register(graphqlTypes, { name: 'DecidedContent' });
