import { questionOperations as entries } from '#contract/questions/operations.ts';
import type { Hasura } from '../hasura/hasura.ts';
import { handle } from '../http/operation.ts';
import { answerQuestion } from './answer-question.ts';
import { askOwner } from './ask-owner.ts';

export const questionOperations = (hasura: Hasura) =>
  handle(entries, {
    askOwner: ({ question }, caller) => askOwner(hasura, caller, question),
    answerQuestion: (input, caller) => answerQuestion(hasura, caller, input),
  });
