import { useEffect } from 'react';
import { answerForm } from '#contract/reviews/reviews.ts';
import { spaced } from '#contract/site/french-spacing.ts';
import { useAction } from '#app/data/action.ts';
import { useSavedOnClose, useTypedForm } from '#app/lib/typed-form.ts';
import { ApiFailure } from '#app/rest/api-failure.ts';
import { Button } from '#app/ui/button.tsx';
import { TextArea } from '#app/ui/text-area.tsx';
import { toast } from '#app/ui/toast.ts';
import { answerReviewMutation } from './answer-mutation.ts';
import type { Review } from './review-query.ts';

interface AnswerDraft {
  answer: string;
}

interface AnswerFormProps {
  reviewId: string;
  draft: AnswerDraft;
  /** Called with the typed text when the form is closed. */
  onDraft: (draft: AnswerDraft) => void;
  onClose: () => void;
  onPosted: (review: Review) => void;
}

/** The owner's one answer to a review. */
export function AnswerForm({ reviewId, draft, onDraft, onClose, onPosted }: AnswerFormProps) {
  const answerReview = useAction(answerReviewMutation);
  const form = useTypedForm(answerForm, { defaultValues: draft });
  const { errors, isSubmitting } = form.formState;
  const { setFocus } = form;
  useSavedOnClose(form, onDraft);
  // The button that opened the form is gone, and with it the focus.
  useEffect(() => setFocus('answer'), [setFocus]);

  const send = async (values: AnswerDraft) => {
    try {
      const answered = await answerReview({ id: reviewId, ...values });
      toast({ title: 'Réponse publiée' });
      if (answered.answerReview.review) onPosted(answered.answerReview.review);
    } catch (failure) {
      const sentence = failure instanceof ApiFailure ? failure.sentence : undefined;
      if (sentence) form.setError('answer', { message: sentence });
      toast({ title: "La réponse n'a pas pu être publiée", description: sentence, variant: 'destructive' });
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
        hint={spaced('Une seule réponse par avis : elle est publique et ne pourra plus être modifiée.')}
        error={errors.answer?.message}
        {...form.register('answer')}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" pending={isSubmitting}>
          {isSubmitting ? 'Publication...' : 'Publier ma réponse'}
        </Button>
        <Button variant="quiet" size="small" onClick={onClose}>
          Annuler
        </Button>
      </div>
    </form>
  );
}
