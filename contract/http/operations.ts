import { administrationOperations } from '../account/administration.ts';
import { accountOperations } from '../account/operations.ts';
import { billingOperations } from '../billing/operations.ts';
import { claimOperations } from '../claims/operations.ts';
import { contactOperations } from '../contact/operations.ts';
import { correctionOperations } from '../corrections/operations.ts';
import { laundromatOperations } from '../laundromat/operations.ts';
import { photoOperations } from '../photos/operations.ts';
import { questionOperations } from '../questions/operations.ts';
import { reportOperations } from '../reports/operations.ts';
import { reviewOperations } from '../reviews/operations.ts';
import { siteOperations } from '../site/operations.ts';
import { sourceOperations } from '../sources/operations.ts';
import type { Operations } from './operation.ts';

export const operations = {
  ...laundromatOperations,
  ...photoOperations,
  ...billingOperations,
  ...reviewOperations,
  ...questionOperations,
  ...reportOperations,
  ...correctionOperations,
  ...claimOperations,
  ...contactOperations,
  ...accountOperations,
  ...administrationOperations,
  ...sourceOperations,
  ...siteOperations,
} satisfies Operations;

type LimitOf<Entry> = Entry extends { limit: infer Name extends string } ? Name : never;
export type LimitName = LimitOf<(typeof operations)[keyof typeof operations]>;
