import { useEffect } from 'react';
import { fieldOf, useSavedOnClose, useTypedForm } from '#app/lib/forms/typed-form.ts';
import { Button } from '#app/ui/button.tsx';
import { toastFailure } from '#app/ui/notices/toast.ts';
import { answerForm } from '#contract/reviews/reviews.ts';
import { TextArea } from './text-area.tsx';

interface AnswerDraft {
  answer: string;
}

export interface AnswerFormTexts {
  hint: string;
  send: string;
  sending: string;
  failed: string;
}

interface AnswerFormProps {
  texts: AnswerFormTexts;
  draft: AnswerDraft;
  onDraft: (draft: AnswerDraft) => void;
  onClose: () => void;
  onSend: (answer: string) => Promise<void>;
}

export function AnswerForm({ texts, draft, onDraft, onClose, onSend }: AnswerFormProps) {
  const form = useTypedForm(answerForm, { defaultValues: draft });
  const { isSubmitting } = form.formState;
  const { setFocus } = form;
  useSavedOnClose(form, onDraft);
  useEffect(() => setFocus('answer'), [setFocus]);

  const send = async ({ answer }: AnswerDraft) => {
    try {
      await onSend(answer);
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
