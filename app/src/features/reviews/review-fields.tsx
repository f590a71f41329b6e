import { clsx } from 'clsx';
import { Star } from 'lucide-react';
import { type FormEventHandler, type ReactNode, useId, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Button } from '#app/ui/button.tsx';
import { labelClass } from '#app/ui/fields/field-parts.tsx';
import { TextArea } from '#app/ui/fields/text-area.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { PhotoFrame } from '#app/ui/photos/photo-frame.tsx';
import { Part } from '#app/ui/states/error-boundary.tsx';
import { reviewPhotoCap } from '#contract/laundromat/laundromat.ts';
import { spaced } from '#contract/site/french-spacing.ts';

export type ReviewDraft = {
  authorName: string;
  rating: number;
  comment: string;
  visitedOn: string | null;
};

export const emptyDraft: ReviewDraft = {
  authorName: '',
  rating: 5,
  comment: '',
  visitedOn: null,
};

export const reviewPhotoNote =
  "Elles paraissent après notre relecture. Évitez les visages et les plaques d'immatriculation.";

export function isBlank({ comment }: ReviewDraft): boolean {
  return comment.trim() === '';
}

interface ReviewFieldsProps {
  /** Absent until the code of the form has loaded. Until then the fields are disabled. */
  onSubmit?: FormEventHandler<HTMLFormElement>;
  rating?: { value: number; onChange: (rating: number) => void };
  field?: (name: Exclude<keyof ReviewDraft, 'rating'>) => UseFormRegisterReturn & { error?: string };
  photos?: ReactNode;
  today?: string;
  isSubmitting?: boolean;
  isPreparing?: boolean;
  question?: ReactNode;
  children?: ReactNode;
}

const firstRating = { value: emptyDraft.rating, onChange: () => {} };

/** The fields of a review, below a heading `donner-un-avis`. Without libraries, so that the server renders them too. */
export function ReviewFields({
  onSubmit,
  rating = firstRating,
  field,
  photos = <PhotoFrame cap={reviewPhotoCap} note={reviewPhotoNote} />,
  today,
  isSubmitting,
  isPreparing,
  question,
  children,
}: ReviewFieldsProps) {
  return (
    <form noValidate aria-labelledby="donner-un-avis" onSubmit={onSubmit}>
      <fieldset role="none" disabled={!onSubmit} className="min-w-0 space-y-5">
        {children}
        <RatingField {...rating} />
        <TextField
          label="Votre nom"
          required
          autoComplete="nickname"
          maxLength={100}
          hint={spaced('Il est publié avec votre avis : un prénom ou un pseudonyme suffit.')}
          {...field?.('authorName')}
        />
        <TextArea label="Votre commentaire" required maxLength={5000} {...field?.('comment')} />
        <TextField
          label="Date de votre visite (facultatif)"
          type="date"
          max={today}
          hint="Elle est publiée avec votre avis."
          className="sm:max-w-64"
          {...field?.('visitedOn')}
        />
        <fieldset className="min-w-0">
          <legend className={labelClass}>Photos (facultatif)</legend>
          <Part>{photos}</Part>
        </fieldset>
        {question || (
          <Button type="submit" pending={isSubmitting || isPreparing}>
            {isSubmitting ? 'Publication...' : 'Publier mon avis'}
          </Button>
        )}
      </fieldset>
    </form>
  );
}

interface RatingFieldProps {
  value: number;
  onChange: (value: number) => void;
}

function RatingField({ value, onChange }: RatingFieldProps) {
  const name = useId();
  const [pointed, setPointed] = useState<number | null>(null);
  const lit = pointed ?? value;
  return (
    <fieldset className="min-w-0">
      <legend className={labelClass}>Votre note</legend>
      <div className="flex flex-wrap items-center gap-x-3">
        <div className="-ml-2 flex flex-wrap" onPointerLeave={() => setPointed(null)}>
          {[1, 2, 3, 4, 5].map((star) => (
            <label
              key={star}
              onPointerEnter={(event) => event.pointerType === 'mouse' && setPointed(star)}
              className="flex size-11 cursor-pointer items-center justify-center rounded-control has-focus-visible:outline-3 has-focus-visible:outline-(--focus)"
            >
              <input
                type="radio"
                name={name}
                value={star}
                checked={star === value}
                onChange={() => onChange(star)}
                // A press on the selected star changes nothing, but counts as a choice.
                onClick={() => star === value && onChange(star)}
                className="sr-only"
              />
              <span className="sr-only">{starsText(star)}</span>
              <Star
                aria-hidden
                strokeWidth={1.5}
                className={clsx(
                  'size-7 transition-colors',
                  star <= lit ? 'fill-sun-400 stroke-sun-700' : 'fill-card stroke-edge',
                )}
              />
            </label>
          ))}
        </div>
        <span aria-hidden className="font-semibold tabular-nums">
          {`${lit} sur 5`}
        </span>
      </div>
    </fieldset>
  );
}

function starsText(count: number): string {
  return `${count} ${count > 1 ? 'étoiles' : 'étoile'}`;
}
