import { Trash2 } from 'lucide-react';
import { useShownAction } from '#app/graphql/action.ts';
import { graphql } from '#app/graphql/graphql.ts';
import { reasonReader } from '#app/lib/requests/reason-reader.ts';
import { ReasonButton } from '#app/ui/windows/reason-dialog.tsx';

export const decideReviewMutation = graphql(`
  mutation DecideReview($id: uuid!, $decision: String!, $reason: String) {
    decideReview(id: $id, decision: $decision, reason: $reason) {
      id
    }
  }
`);

interface RemoveReviewProps {
  review: {
    id: string;
    authorName: string;
    /** Null for a review without an account: then nobody can be notified. */
    user: { email: string; emailVerified: boolean; isActive: boolean } | null;
  };
  onDecided: () => void;
}

export function RemoveReview({ review: { id, authorName, user }, onDecided }: RemoveReviewProps) {
  const { run } = useShownAction(decideReviewMutation, onDecided);

  const remove = (reason: string) => {
    const done = { title: 'Avis supprimé', description: `Avis de ${authorName}` };
    return run({ id, decision: 'removed', reason }, done, "L'avis n'a pas été supprimé");
  };

  return (
    <ReasonButton
      title={`Supprimer l'avis de ${authorName}\u00a0?`}
      intro={`La note de la laverie est recalculée. ${reasonReader(user, "L'auteur n'a pas de compte\u00a0: le motif reste dans le journal.")}`}
      confirmLabel="Supprimer l'avis"
      about={`remove:${id}`}
      onConfirm={remove}
    >
      <Trash2 aria-hidden className="size-4" />
      Supprimer l&apos;avis<span className="sr-only">{` de ${authorName}`}</span>
    </ReasonButton>
  );
}
