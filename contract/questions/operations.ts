import { z } from 'zod';
import { graphqlTypes, type Operations } from '../http/operation.ts';
import { answerForm } from '../reviews/reviews.ts';
import { rowId } from '../validation/row-id.ts';
import { questionForm } from './questions.ts';

const question = questionForm.register(graphqlTypes, {
  name: 'OwnerQuestionInput',
  description: 'The caller sets the id, so that a question sent twice is stored once.',
});

const savedQuestion = z.object({ id: rowId() }).register(graphqlTypes, {
  name: 'SavedQuestion',
  relations: { ownerQuestion: { table: 'owner_questions', idField: 'id' } },
});

export const questionOperations = {
  askOwner: {
    roles: ['client', 'owner'],
    limit: 'questions',
    input: z.object({ question }),
    refusals: [
      'emailUnconfirmed',
      'laundromatNotFound',
      'ownLaundromatAsked',
      'ownerUnreachable',
      'conflict',
    ],
    action: { summary: 'Sends a question to the owner of a laundromat.', answer: savedQuestion },
  },
  answerQuestion: {
    roles: ['owner'],
    limit: 'answers',
    input: answerForm.extend({ id: rowId() }),
    refusals: ['questionNotFound', 'questionAnswered'],
    action: { summary: "Adds the owner's answer to a question, once.", answer: savedQuestion },
  },
} as const satisfies Operations;
