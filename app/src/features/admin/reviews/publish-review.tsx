import { Check } from 'lucide-react';
import { Button } from '#app/ui/button.tsx';
import { toast } from '#app/ui/notices/toast.ts';
import { moderateMutation } from '../moderation/moderation-mutation.ts';
import { useWrite } from '../lists/use-write.ts';

interface PublishReviewProps {
  reviewId: string;
  authorName: string;
  onPublished: () => void;
}

/** Publishes a review that waits for an administrator. */
export function PublishReview({ reviewId, authorName, onPublished }: PublishReviewProps) {
  const { write, writing } = useWrite();
  const publish = async () => {
    const action = { subjectType: 'review', subjectId: reviewId, decision: 'published' };
    const done = await write(moderateMutation, { action }, "L'avis n'a pas été publié");
    if (!done) return;
    toast({ title: 'Avis publié', description: `Avis de ${authorName}` });
    onPublished();
  };
  return (
    <Button size="small" pending={writing} onClick={() => void publish()}>
      <Check aria-hidden className="size-4" />
      Publier l&apos;avis<span className="sr-only"> de {authorName}</span>
    </Button>
  );
}
