import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ApiFailure } from '#app/rest/api-failure.ts';
import { useAction } from '#app/data/action.ts';
import { spaced } from '#contract/site/french-spacing.ts';
import { Button } from '#app/ui/button.tsx';
import { TextArea } from '#app/ui/text-area.tsx';
import { toast } from '#app/ui/toast.ts';
import { answerReviewMutation } from './answer-mutation.ts';
import type { Review } from './review-query.ts';

interface AnswerFormProps {
  reviewId: string;
  /** Kept by who shows the form, so that closing it loses nothing. */
  draft: string;
  onDraft: (draft: string) => void;
  onClose: () => void;
  onPosted: (review: Review) => void;
}

/** The owner's one answer to a review. */
export function AnswerForm({ reviewId, draft, onDraft, onClose, onPosted }: AnswerFormProps) {
  const answerReview = useAction(answerReviewMutation);
  const [error, setError] = useState<string>();
  const [sending, setSending] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  // The button that opened the form is gone, and with it the focus.
  useEffect(() => field.current?.focus(), []);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (draft.trim() === '') return setError('Veuillez écrire une réponse');
    setSending(true);
    try {
      const answered = await answerReview({ id: reviewId, answer: draft });
      toast({ title: 'Réponse publiée' });
      if (answered.answerReview.review) onPosted(answered.answerReview.review);
    } catch (failure) {
      const sentence = failure instanceof ApiFailure ? failure.sentence : undefined;
      setError(sentence);
      toast({ title: "La réponse n'a pas pu être publiée", description: sentence, variant: 'destructive' });
    } finally {
      setSending(false);
    }
  };

  return (
    <form noValidate onSubmit={(event) => void send(event)} className="mt-3 max-w-prose space-y-3">
      <TextArea
        label="Votre réponse"
        required
        name="answer"
        ref={field}
        maxLength={2000}
        hint={spaced('Une seule réponse par avis : elle est publique et ne pourra plus être modifiée.')}
        value={draft}
        error={error}
        onChange={(event) => {
          setError(undefined);
          onDraft(event.target.value);
        }}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" pending={sending}>
          {sending ? 'Publication...' : 'Publier ma réponse'}
        </Button>
        <Button variant="quiet" size="small" onClick={onClose}>
          Annuler
        </Button>
      </div>
    </form>
  );
}
