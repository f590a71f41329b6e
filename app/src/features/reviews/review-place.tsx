import { useRef } from 'react';
import { ReviewFields } from '#app/features/reviews/write/review-fields.tsx';
import type { ReviewFormProps } from '#app/features/reviews/write/review-form.tsx';
import { useCode, useNear } from '#app/lib/use-code.ts';
import { afterStart } from '#app/ui/after-start.tsx';
import { Button } from '#app/ui/button.tsx';

const SentItems = afterStart(async () => (await import('#app/offline/sent-items.tsx')).SentItems);
const loadForm = async () => (await import('#app/features/reviews/write/review-form.tsx')).ReviewForm;

/**
 * The review form. Its fields are in the page. Its code is loaded when the visitor scrolls near it, because most
 * visitors only read.
 */
export function ReviewPlace(props: ReviewFormProps) {
  const { laundromatId, onPosted } = props;
  const place = useRef<HTMLDivElement>(null);
  const { code: Form, hasFailed, retry } = useCode(loadForm, useNear(place));

  return (
    <div ref={place} className="mt-8 rounded-card border border-line bg-card p-5 sm:p-6">
      <h3 id="donner-un-avis" className="mb-5 text-xl font-bold tracking-tight">
        Donner votre avis
      </h3>
      <SentItems kind="review" place={laundromatId} onSent={onPosted} />
      {Form && <Form {...props} />}
      {!Form && !hasFailed && <ReviewFields />}
      {!Form && hasFailed && (
        <div role="alert" className="flex flex-wrap items-center gap-4">
          <span>Le formulaire n'a pas pu être chargé.</span>
          <Button variant="secondary" size="small" onClick={retry}>
            Réessayer
          </Button>
        </div>
      )}
    </div>
  );
}
