import { z } from 'zod';
import { graphqlTypes } from '../http/operation.ts';
import { rowId } from '../validation/row-id.ts';
import { moderationForm, reasonMessage } from './moderation.ts';

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

/** Schema of an administrator's decision with the id of its subject. Some decisions require a reason. */
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
        return decision === 'deleted' || explained.includes(decision) === (reason != null);
      },
      { path: ['reason'], error: reasonMessage },
    );

export const decided = z.object({ id: rowId() }).register(graphqlTypes, { name: 'DecidedContent' });
