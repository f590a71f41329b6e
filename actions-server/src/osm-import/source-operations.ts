import { sourceOperations as entries } from '#contract/sources/operations.ts';
import type { Database } from '../db/database.ts';
import { handle } from '../http/operation.ts';
import { chooseClass } from './choose-class.ts';
import { confirmLaundromat } from './confirm-laundromat.ts';
import { decideDifference } from './decide-difference.ts';
import { decidePair } from './decide-pair.ts';

export const sourceOperations = (db: Database) =>
  handle(entries, {
    chooseSourceClass: (input, caller) => chooseClass(db, caller, input),
    decideSourcePair: (input, caller) => decidePair(db, caller, input),
    decideSourceDifference: (input, caller) => decideDifference(db, caller, input),
    confirmSourceLaundromat: (source, caller) => confirmLaundromat(db, caller, source),
  });
