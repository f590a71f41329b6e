import { z } from 'zod';
import { everybody, type Endpoint } from '../http/endpoint.ts';
import { rowId } from '../validation/row-id.ts';

/** `POST …/{textId}/withdraw`: the secret that the id of the text was made from. */
export const withdrawalForm = z.object({ editKey: rowId() });

/** Response of the endpoint. `wasStored` is false when the text had never arrived; now it cannot arrive any more. */
export const withdrawalAnswer = z.object({ id: rowId(), wasStored: z.boolean() });

/** The endpoint of one type of text. */
export const withdrawal = (texts: string, text: string): Endpoint => ({
  method: 'POST',
  path: `${texts}/{textId}/withdraw`,
  summary: `Withdraws ${text}, within a day, for the device that has the key of its id. The id cannot be used again, also when the text never arrived.`,
  roles: everybody,
  body: withdrawalForm,
  statuses: [200],
  answer: withdrawalAnswer,
  refusals: ['conflict', 'notWithdrawable', 'tooManyRequests'],
});
