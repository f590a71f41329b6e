import { useEffect, useRef, useState } from 'react';
import { type FieldErrors, useController } from 'react-hook-form';
import { useQuery } from 'urql';
import { graphql } from '#app/graphql/graphql.ts';
import { fieldOf } from '#app/lib/forms/typed-form.ts';
import type { ChosenPhoto } from '#app/lib/photos/chosen-photos.ts';
import { localDay } from '#app/lib/time/local-day.ts';
import { useMinute } from '#app/lib/time/use-minute.ts';
import { queuedNotice } from '#app/offline/outbox/delivery-notice.ts';
import type { Delivery } from '#app/offline/outbox/outbox-delivery.ts';
import { OutboxNotes } from '#app/offline/outbox/outbox-notes.tsx';
import { useQueuedForm } from '#app/offline/use-queued-form.ts';
import { useUser } from '#app/session/session-context.tsx';
import { Button } from '#app/ui/button.tsx';
import { toast, toastError } from '#app/ui/notices/toast.ts';
import { PhotoField } from '#app/ui/photos/photo-field.tsx';
import { reviewPhotoCap } from '#contract/laundromat/laundromat.ts';
import { formatDay } from '#contract/local-clock.ts';
import { reviewForm } from '#contract/reviews/reviews.ts';
import { spaced } from '#contract/site/french-spacing.ts';
import { emptyDraft, isBlank, type ReviewDraft, ReviewFields, reviewPhotoNote } from './review-fields.tsx';

export interface ReviewFormProps {
  laundromatId: string;
  laundromatName: string;
  onPosted: () => void;
}

const limit = {
  title: 'Trois photos au plus',
  description: spaced('Trois photos au plus par avis : les premières sont gardées.'),
};

const failedTitle = "Erreur lors de l'ajout de l'avis";

export function ReviewForm({ laundromatId, laundromatName, onPosted }: ReviewFormProps) {
  const today = localDay(useMinute());
  const user = useUser();
  const { earlier, readAgain } = useEarlierReview(laundromatId);
  const [photos, setPhotos] = useState<readonly ChosenPhoto[]>([]);
  const [photoError, setPhotoError] = useState<string>();
  const [isPreparing, setPreparing] = useState(false);
  const changePhotos = (next: readonly ChosenPhoto[]) => {
    setPhotos(next);
    setPhotoError(undefined);
  };
  const { form, formOutbox, clear, submit, takeBack } = useQueuedForm({
    schema: reviewForm,
    empty: emptyDraft,
    // The name is published, so only the first name is filled in.
    known: user ? { authorName: user.firstName } : undefined,
    isBlank,
    photos,
    onPhotos: changePhotos,
    item: {
      kind: 'review',
      place: laundromatId,
      title: `Votre avis sur ${laundromatName}`,
      endpoint: `/api/laundromats/${laundromatId}/reviews`,
    },
  });
  const { isSubmitting } = form.formState;

  const onDelivered = (delivery: Delivery) => {
    if (delivery.state !== 'refused') setQuestion('unasked');
    showDelivery(delivery);
    if (delivery.state !== 'sent') return;
    onPosted();
    readAgain();
  };

  // Five stars are preselected, so the form asks once whether they are meant.
  const [question, setQuestion] = useState<'unasked' | 'open' | 'answered'>('unasked');
  const check = () => {
    const isChosen = question !== 'unasked' || formOutbox.returned !== undefined;
    const isSure = isChosen || form.getValues('rating') !== emptyDraft.rating;
    if (!isSure) setQuestion('open');
    return isSure;
  };

  const { field: rating } = useController({ control: form.control, name: 'rating' });
  const field = (name: Exclude<keyof ReviewDraft, 'rating'>) =>
    fieldOf(form, name, name === 'visitedOn' ? { setValueAs: (day: string | null) => day || null } : {});

  return (
    <ReviewFields
      onSubmit={(event) =>
        void submit(event, { check, onInvalid: (wrong) => showInvalid(form.getValues(), wrong), onDelivered })
      }
      rating={{
        value: rating.value,
        onChange: (stars) => {
          setQuestion('answered');
          rating.onChange(stars);
        },
      }}
      field={field}
      photos={
        <PhotoField
          photos={photos}
          cap={reviewPhotoCap}
          label="Photos de votre visite"
          note={reviewPhotoNote}
          limit={limit}
          error={photoError}
          onChange={changePhotos}
          onRefusal={(refusal) => setPhotoError(refusal?.description)}
          onPreparing={setPreparing}
        />
      }
      today={today}
      isSubmitting={isSubmitting}
      isPreparing={isPreparing}
      question={
        question === 'open' && (
          <RatingQuestion
            isSubmitting={isSubmitting || isPreparing}
            onChange={() => {
              setQuestion('answered');
              document
                .querySelector<HTMLElement>('[aria-labelledby="donner-un-avis"] input:checked')
                ?.focus();
            }}
          />
        )
      }
    >
      {earlier && <EarlierReview createdAt={earlier.createdAt} />}
      <OutboxNotes
        form={formOutbox}
        noun="avis"
        text={({ body }) => (body as ReviewDraft).comment}
        onTakeBack={
          takeBack &&
          ((item) => {
            setQuestion('answered');
            takeBack(item);
          })
        }
        onGiveUp={clear}
      />
    </ReviewFields>
  );
}

function showInvalid({ authorName, comment }: ReviewDraft, wrong: FieldErrors<ReviewDraft>) {
  const isMissing = authorName.trim() === '' || comment.trim() === '';
  const [first] = Object.values(wrong);
  if (isMissing) toastError('Veuillez remplir tous les champs');
  else toastError(failedTitle, first?.message);
}

function showDelivery(delivery: Delivery) {
  if (delivery.state === 'refused') {
    toastError(failedTitle, delivery.refusal.sentence);
  } else if (delivery.state !== 'sent') {
    toast({ title: "Avis en attente d'envoi", description: queuedNotice(delivery) });
  } else {
    const { isHeld, photoRefusals = [], hasPhotosLeft } = delivery;
    const sentences = [
      ...(isHeld ? ['Nous le relisons avant de le publier, sous 48\u00a0h.'] : []),
      ...photoRefusals,
      ...(hasPhotosLeft ? ['Ses photos suivent dès que possible.'] : []),
    ];
    toast({
      title: isHeld ? 'Avis envoyé, à relire' : 'Avis ajouté avec succès\u00a0!',
      description: sentences.join(' ') || undefined,
    });
  }
}

/** Stands where the button was, so that a second press sends nothing. */
function RatingQuestion({ onChange, isSubmitting }: { onChange: () => void; isSubmitting: boolean }) {
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => question.current?.focus(), []);
  return (
    <div role="group" aria-labelledby="cinq-etoiles" className="rounded-control bg-sun-100 px-4 py-3">
      <p id="cinq-etoiles" ref={question} tabIndex={-1} className="font-semibold">
        {spaced('Cinq étoiles ?')}
      </p>
      <p className="mt-1">
        {spaced("Vous n'avez pas choisi de note : cinq étoiles étaient cochées d'avance.")}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onChange}>
          Choisir une autre note
        </Button>
        <Button type="submit" pending={isSubmitting}>
          Oui, cinq étoiles
        </Button>
      </div>
    </div>
  );
}

const earlierReviewQuery = graphql(`
  query EarlierReview($me: uuid!, $laundromatId: uuid!) {
    users_by_pk(id: $me) {
      id
      reviews(where: { laundromatId: { _eq: $laundromatId } }, limit: 1) {
        id
        createdAt
      }
    }
  }
`);

function useEarlierReview(laundromatId: string) {
  const me = useUser()?.id;
  const [{ data }, read] = useQuery({
    query: earlierReviewQuery,
    variables: { me: me ?? '', laundromatId },
    pause: !me,
    requestPolicy: 'cache-and-network',
  });
  return {
    earlier: me ? data?.users_by_pk?.reviews[0] : undefined,
    readAgain: () => me && read({ requestPolicy: 'network-only' }),
  };
}

function EarlierReview({ createdAt }: { createdAt: string }) {
  return (
    <p className="rounded-control bg-mist px-4 py-3">
      {spaced(
        `Vous avez déjà donné votre avis sur cette laverie, le ${formatDay(createdAt)}. Celui que vous envoyez le remplace, avec ses photos et la réponse du propriétaire.`,
      )}
    </p>
  );
}
