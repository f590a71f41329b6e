import { z } from 'zod';
import { email } from '../validation/form-fields.ts';
import { rowId } from '../validation/row-id.ts';

/** Input of `offerLaundromat`. The browser makes the id, so that an offer sent twice is stored once. */
export const transferOffer = z.object({ id: rowId(), laundromatId: rowId(), email });

const transferAnswers = ['accepted', 'declined', 'cancelled'] as const;
export type TransferAnswer = (typeof transferAnswers)[number];

/** Input of `answerTransfer`: the recipient accepts or declines, the owner cancels. */
export const transferAnswer = z.object({ id: rowId(), answer: z.enum(transferAnswers) });
