import { useState } from 'react';
import { type FieldErrors, useController } from 'react-hook-form';
import { reviewForm } from '#contract/reviews/reviews.ts';
import { localDay } from '#app/lib/local-day.ts';
import { queuedNotice } from '#app/offline/delivery-notice.ts';
import { OutboxNotes } from '#app/offline/outbox-notes.tsx';
import type { Delivery } from '#app/offline/outbox.ts';
import { useQueuedForm } from '#app/offline/use-queued-form.ts';
import { useSessionState } from '#app/session/session-context.tsx';
import { toast } from '#app/ui/toast.ts';
import { emptyDraft, isBlank, type ReviewDraft } from './review-draft.ts';
import { ReviewFields } from './review-fields.tsx';

export interface ReviewFormProps {
  laundromatId: string;
  laundromatName: string;
  /** Called when the review is stored, to reload the reviews. */
  onPosted: () => void;
}

const failedTitle = "Erreur lors de l'ajout de l'avis";

/** Form for a review, signed in or not. Typed text stays until it is stored. */
export function ReviewForm({ laundromatId, laundromatName, onPosted }: ReviewFormProps) {
  const [today] = useState(() => localDay(new Date()));
  const session = useSessionState();
  const { form, formOutbox, clear, submit, takeBack } = useQueuedForm({
    schema: reviewForm,
    empty: emptyDraft,
    // The name is published: the first one is enough.
    known: session.status === 'signedIn' ? { authorName: session.user.firstName } : undefined,
    isBlank,
    item: {
      kind: 'review',
      place: laundromatId,
      title: `Votre avis sur ${laundromatName}`,
      endpoint: `/api/laundromats/${laundromatId}/reviews`,
    },
  });
  const { errors, isSubmitting } = form.formState;

  const onInvalid = (wrong: FieldErrors<ReviewDraft>) => {
    const { authorName, comment } = form.getValues();
    const isMissing = authorName.trim() === '' || comment.trim() === '';
    const [first] = Object.values(wrong);
    toast({
      ...(isMissing
        ? { title: 'Veuillez remplir tous les champs' }
        : { title: failedTitle, description: first?.message }),
      variant: 'destructive',
    });
  };
  const onDelivered = (delivery: Delivery) => {
    if (delivery.state === 'refused') {
      toast({ title: failedTitle, description: delivery.refusal.sentence, variant: 'destructive' });
    } else if (delivery.state === 'sent') {
      toast({ title: 'Avis ajouté avec succès\u00a0!' });
      onPosted();
    } else {
      toast({ title: "Avis en attente d'envoi", description: queuedNotice(delivery) });
    }
  };

  const { field: rating } = useController({ control: form.control, name: 'rating' });
  const field = (name: Exclude<keyof ReviewDraft, 'rating'>) => ({
    error: errors[name]?.message,
    ...form.register(name, name === 'visitedOn' ? { setValueAs: (day: string | null) => day || null } : {}),
  });

  return (
    <ReviewFields
      onSubmit={(event) => void submit(event, { onInvalid, onDelivered })}
      rating={{ value: rating.value, onChange: rating.onChange }}
      field={field}
      today={today}
      isSubmitting={isSubmitting}
    >
      <OutboxNotes
        form={formOutbox}
        noun="avis"
        text={({ body }) => (body as ReviewDraft).comment}
        onTakeBack={takeBack}
        onGiveUp={clear}
      />
    </ReviewFields>
  );
}
