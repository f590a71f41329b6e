import { z } from 'zod';
import { questionForm } from '#contract/questions/questions.ts';
import { answerForm } from '#contract/reviews/reviews.ts';
import { rowId } from '#contract/validation/row-id.ts';
import { hasuraAction, ownerOf, signedInOf } from '../hasura/action.ts';
import type { Hasura } from '../hasura/hasura.ts';
import type { WriteLimits } from '../http/write-limits.ts';
import { answerQuestion } from './answer-question.ts';
import { askOwner } from './ask-owner.ts';

export function questionActions(hasura: Hasura, limits: Pick<WriteLimits, 'questions' | 'answers'>) {
  return {
    askOwner: hasuraAction(z.object({ question: questionForm }), limits.questions, ({ question }, caller) =>
      askOwner(hasura, signedInOf(caller), question),
    ),
    answerQuestion: hasuraAction(
      answerForm.extend({ id: rowId() }),
      limits.answers,
      async ({ id, answer }, caller) => {
        await answerQuestion(hasura, ownerOf(caller), id, answer);
        return { id };
      },
    ),
  };
}
