import { questionOperations as entries } from '#contract/questions/operations.ts';
import type { Database } from '../db/database.ts';
import { handle } from '../http/operation.ts';
import { answerQuestion } from './answer-question.ts';
import { askOwner } from './ask-owner.ts';

export const questionOperations = (db: Database) =>
  handle(entries, {
    askOwner: ({ question }, caller) => askOwner(db, caller, question),
    answerQuestion: (input, owner) => answerQuestion(db, owner, input),
  });
