import { useState } from 'react';
import { spaced } from '#contract/site/french-spacing.ts';
import { useAction } from '#app/data/action.ts';
import { formatDay } from '#app/lib/time/french-date.ts';
import { toast } from '#app/ui/notices/toast.ts';
import { answerReviewMutation } from './answer-mutation.ts';
import { OwnerAnswer } from '#app/ui/owner-answer.tsx';
import type { Review } from './review-query.ts';

const texts = {
  hint: spaced('Une seule réponse par avis : elle est publique et ne pourra plus être modifiée.'),
  send: 'Publier ma réponse',
  sending: 'Publication...',
  failed: "La réponse n'a pas pu être publiée",
};

/** The owner's public answer to a review. */
export function ReviewAnswer({ review, canAnswer }: { review: Review; canAnswer: boolean }) {
  const [posted, setPosted] = useState<Review | null>();
  const answerReview = useAction(answerReviewMutation);
  const { answer, answeredAt } = posted ?? review;
  return (
    <OwnerAnswer
      answer={answer}
      answeredAt={answeredAt}
      title="Réponse du propriétaire"
      canAnswer={canAnswer}
      hiddenLabel={`à l'avis de ${review.authorName} du ${formatDay(review.createdAt)}`}
      texts={texts}
      onSend={async (sent) => {
        const answered = await answerReview({ id: review.id, answer: sent });
        toast({ title: 'Réponse publiée' });
        setPosted(answered.answerReview.review);
      }}
    />
  );
}
