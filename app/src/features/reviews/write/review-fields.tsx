import type { FormEventHandler, ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Button } from '#app/ui/button.tsx';
import { labelClass } from '#app/ui/fields/field-style.ts';
import { RatingField } from '#app/ui/fields/rating-field.tsx';
import { TextArea } from '#app/ui/fields/text-area.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { PhotoFrame } from '#app/ui/photos/photo-frame.tsx';
import { Part } from '#app/ui/states/error-boundary.tsx';
import { reviewPhotoCap } from '#contract/laundromat/laundromat.ts';
import { spaced } from '#contract/site/french-spacing.ts';

/** A review that is being written. */
export type ReviewDraft = {
  authorName: string;
  rating: number;
  comment: string;
  /** The day of the visit, `2026-03-12`; null when the author leaves it out. */
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

/** Returns true for a draft without a comment: a name is quick to type again, and may come from the account. */
export function isBlank({ comment }: ReviewDraft): boolean {
  return comment.trim() === '';
}

interface ReviewFieldsProps {
  /** Absent until the code of the form has loaded. Until then the fields are disabled. */
  onSubmit?: FormEventHandler<HTMLFormElement>;
  rating?: { value: number; onChange: (rating: number) => void };
  field?: (name: Exclude<keyof ReviewDraft, 'rating'>) => UseFormRegisterReturn & { error?: string };
  photos?: ReactNode;
  /** The last day to choose from. */
  today?: string;
  isSubmitting?: boolean;
  /** Photos are being made smaller: nothing is sent without them. */
  isPreparing?: boolean;
  /** Takes the place of the button that sends. */
  question?: ReactNode;
  /** Shown above the fields. */
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
        <RatingField label="Votre note" {...rating} />
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
