import { useState } from 'react';
import { Controller, type FieldErrors } from 'react-hook-form';
import { reviewForm } from '#contract/reviews/reviews.ts';
import { spaced } from '#contract/site/french-spacing.ts';
import { localDay } from '#app/lib/local-day.ts';
import { queuedNotice } from '#app/offline/delivery-notice.ts';
import { OutboxNotes } from '#app/offline/outbox-notes.tsx';
import type { Delivery } from '#app/offline/outbox.ts';
import { useQueuedForm } from '#app/offline/use-queued-form.ts';
import { Button } from '#app/ui/button.tsx';
import { RatingField } from '#app/ui/rating-field.tsx';
import { TextArea } from '#app/ui/text-area.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { toast } from '#app/ui/toast.ts';
import { emptyDraft, isBlank, type ReviewDraft } from './review-draft.ts';

export interface ReviewFormProps {
  laundromatId: string;
  laundromatName: string;
  /** Called when the review is stored, to reload the reviews. */
  onPosted: () => void;
}

const failedTitle = "Erreur lors de l'ajout de l'avis";

/** Form for a review, signed in or not, below a heading `donner-un-avis`. Typed text stays until it is stored. */
export function ReviewForm({ laundromatId, laundromatName, onPosted }: ReviewFormProps) {
  const [today] = useState(() => localDay(new Date()));
  const { form, formOutbox, clear, submit, takeBack } = useQueuedForm({
    schema: reviewForm,
    empty: emptyDraft,
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

  return (
    <form
      noValidate
      aria-labelledby="donner-un-avis"
      onSubmit={(event) => void submit(event, { onInvalid, onDelivered })}
      className="space-y-5"
    >
      <OutboxNotes
        form={formOutbox}
        noun="avis"
        text={({ body }) => (body as ReviewDraft).comment}
        onTakeBack={takeBack}
        onGiveUp={clear}
      />
      <Controller
        control={form.control}
        name="rating"
        render={({ field: { value, onChange } }) => (
          <RatingField label="Votre note" value={value} onChange={onChange} />
        )}
      />
      <TextField
        label="Votre nom"
        required
        autoComplete="nickname"
        maxLength={100}
        hint={spaced('Il est publié avec votre avis : un prénom ou un pseudonyme suffit.')}
        error={errors.authorName?.message}
        {...form.register('authorName')}
      />
      <TextArea
        label="Votre commentaire"
        required
        maxLength={5000}
        error={errors.comment?.message}
        {...form.register('comment')}
      />
      <TextField
        label="Date de votre visite (facultatif)"
        type="date"
        min="2000-01-01"
        max={today}
        hint="Elle est publiée avec votre avis."
        className="sm:max-w-64"
        error={errors.visitedOn?.message}
        {...form.register('visitedOn', { setValueAs: (day: string | null) => day || null })}
      />
      <Button type="submit" pending={isSubmitting}>
        {isSubmitting ? 'Publication...' : 'Publier mon avis'}
      </Button>
    </form>
  );
}
