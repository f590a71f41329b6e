import { z } from 'zod';
import { requiredLines } from '../validation/form-fields.ts';
import { rowId } from '../validation/row-id.ts';

export const questionForm = z.object({
  id: rowId(),
  laundromatId: rowId(),
  question: requiredLines('Veuillez écrire votre question', 2_000),
});
export type QuestionForm = z.infer<typeof questionForm>;
