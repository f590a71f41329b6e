import { z } from 'zod';
import { everybody } from '../http/endpoint.ts';
import type { Operation } from '../http/operation.ts';
import { rowId } from '../validation/row-id.ts';

export const withdrawalAnswer = z.object({ id: rowId(), wasStored: z.boolean() });

export const withdrawal = (texts: string, text: string) =>
  ({
    roles: everybody,
    limit: 'withdrawals',
    input: z.object({ textId: z.string(), editKey: rowId() }),
    refusals: ['conflict', 'notWithdrawable'],
    rest: {
      method: 'POST',
      path: `${texts}/{textId}/withdraw`,
      summary: `Withdraws ${text}, within a day, for the device that has the key of its id. The id cannot be used again, also when the text never arrived.`,
      answer: withdrawalAnswer,
    },
  }) as const satisfies Operation;
