import { UserX } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '#app/graphql/action.ts';
import { graphql } from '#app/graphql/graphql.ts';
import { countOf } from '#app/lib/texts/french-numbers.ts';
import { Button } from '#app/ui/button.tsx';
import { toast, toastFailure } from '#app/ui/notices/toast.ts';
import { ReasonDialog } from '#app/ui/windows/reason-dialog.tsx';

const countSenderReviewsMutation = graphql(`
  mutation CountSenderReviews($id: uuid!) {
    countSenderReviews(id: $id) {
      reviewCount
      laundromatCount
    }
  }
`);

const removeSenderReviewsMutation = graphql(`
  mutation RemoveSenderReviews($id: uuid!, $reason: String!) {
    removeSenderReviews(id: $id, reason: $reason) {
      reviewCount
    }
  }
`);

interface RemoveSenderReviewsProps {
  /** Without an account the sender is a network, which several people may share. */
  review: { id: string; authorName: string; user: object | null };
  onDecided: () => void;
}

export function RemoveSenderReviews({ review, onDecided }: RemoveSenderReviewsProps) {
  const { id, authorName, user } = review;
  const [found, setFound] = useState<{ reviewCount: number; laundromatCount: number }>();
  const [pending, setPending] = useState(false);
  const count = useAction(countSenderReviewsMutation);
  const remove = useAction(removeSenderReviewsMutation);

  async function run(work: () => Promise<void>, failedTitle: string): Promise<boolean> {
    setPending(true);
    const isDone = await work().then(
      () => true,
      (error: unknown) => {
        toastFailure(failedTitle, error);
        onDecided();
        return false;
      },
    );
    setPending(false);
    return isDone;
  }
  const ask = () =>
    run(async () => {
      setFound((await count({ id })).countSenderReviews);
    }, "Les avis n'ont pas été comptés");
  const confirm = (reason: string) =>
    run(async () => {
      const { reviewCount } = (await remove({ id, reason })).removeSenderReviews;
      toast({ title: countOf(reviewCount, 'avis supprimé', 'avis supprimés') });
      onDecided();
    }, "Les avis n'ont pas été supprimés");

  const { reviewCount = 0, laundromatCount = 0 } = found ?? {};
  const sender = user
    ? 'Ce sont ceux du même compte.'
    : "Ce sont ceux, sans compte, venus de la même connexion depuis 90\u00a0jours\u00a0: plusieurs personnes peuvent la partager. Les avis des comptes qui l'utilisent restent.";
  return (
    <>
      <Button variant="secondary" size="small" pending={pending && !found} onClick={() => void ask()}>
        <UserX aria-hidden className="size-4" />
        Supprimer tous les avis de cet envoyeur<span className="sr-only">{` (${authorName})`}</span>
      </Button>
      <ReasonDialog
        open={found !== undefined}
        onClose={() => setFound(undefined)}
        title={`Supprimer ${countOf(reviewCount, 'avis', 'avis')} sur ${countOf(laundromatCount, 'laverie')}\u00a0?`}
        intro={`${sender} Les notes sont recalculées. Le motif est envoyé à chaque auteur dont l'adresse est confirmée.`}
        confirmLabel={`Supprimer ${countOf(reviewCount, 'avis', 'avis')}`}
        about={`sender:${id}`}
        onConfirm={confirm}
      />
    </>
  );
}
