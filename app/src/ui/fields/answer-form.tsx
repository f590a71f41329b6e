import { useEffect } from 'react';
import { z } from 'zod';
import { useBegunForm } from '#app/lib/forms/begun-form.ts';
import { fieldOf } from '#app/lib/forms/typed-form.ts';
import { Button } from '#app/ui/button.tsx';
import { toastFailure } from '#app/ui/notices/toast.ts';
import { answerForm } from '#contract/reviews/reviews.ts';
import { TextArea } from './text-area.tsx';

const typedAnswer = z.object({ answer: z.string() });

export interface AnswerFormTexts {
  hint: string;
  send: string;
  sending: string;
  failed: string;
}

interface AnswerFormProps {
  /** Id of the review or question. */
  id: string;
  texts: AnswerFormTexts;
  onClose: () => void;
  onSend: (answer: string) => Promise<void>;
}

export function AnswerForm({ id, texts, onClose, onSend }: AnswerFormProps) {
  const { form, discard } = useBegunForm(answerForm, {
    key: `answer:${id}`,
    typed: typedAnswer,
    start: () => ({ answer: '' }),
  });
  const { isSubmitting } = form.formState;
  const { setFocus } = form;
  useEffect(() => setFocus('answer'), [setFocus]);

  const send = async ({ answer }: z.infer<typeof typedAnswer>) => {
    try {
      await onSend(answer);
      discard();
    } catch (failure) {
      const message = toastFailure(texts.failed, failure);
      if (message) form.setError('answer', { message });
    }
  };

  return (
    <form
      noValidate
      onSubmit={(event) => void form.handleSubmit(send)(event)}
      className="mt-3 max-w-prose space-y-3"
    >
      <TextArea
        label="Votre réponse"
        required
        maxLength={2000}
        hint={texts.hint}
        {...fieldOf(form, 'answer')}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" pending={isSubmitting}>
          {isSubmitting ? texts.sending : texts.send}
        </Button>
        <Button variant="quiet" size="small" onClick={onClose}>
          Annuler
        </Button>
      </div>
    </form>
  );
}
