import { MessageSquareReply } from 'lucide-react';
import { useState } from 'react';
import { formatDay } from '#app/lib/french-date.ts';
import { Button } from '#app/ui/button.tsx';
import type { AnswerForm } from './answer-form.tsx';
import type { Review } from './review-query.ts';

/** Shows the owner's answer to a review. Until there is one, the owner sees the form for it. */
export function ReviewAnswer({ review, canAnswer }: { review: Review; canAnswer: boolean }) {
  const [posted, setPosted] = useState<Review>();
  const [draft, setDraft] = useState({ answer: '' });
  const [Form, setForm] = useState<typeof AnswerForm | null>(null);
  const { answer, answeredAt } = posted ?? review;
  if (answer && answeredAt) {
    return (
      <div className="mt-3 max-w-prose rounded-control border-l-4 border-blue-200 bg-mist px-4 py-3">
        <h4 className="font-sans text-sm font-semibold">
          Réponse du propriétaire, le <time dateTime={answeredAt}>{formatDay(answeredAt)}</time>
        </h4>
        <p className="mt-1 wrap-anywhere whitespace-pre-line">{answer}</p>
      </div>
    );
  }
  if (!canAnswer) return null;
  const openForm = () =>
    import('./answer-form.tsx').then(
      ({ AnswerForm: Loaded }) => setForm(() => Loaded),
      () => undefined,
    );
  if (!Form) {
    return (
      <Button variant="secondary" size="small" onClick={() => void openForm()} className="mt-3">
        <MessageSquareReply aria-hidden className="size-4" />
        Répondre
        <span className="sr-only">{` à l'avis de ${review.authorName} du ${formatDay(review.createdAt)}`}</span>
      </Button>
    );
  }
  return (
    <Form
      reviewId={review.id}
      draft={draft}
      onDraft={setDraft}
      onClose={() => setForm(null)}
      onPosted={setPosted}
    />
  );
}
