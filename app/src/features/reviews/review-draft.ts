/** A review while it is being written. */
export interface ReviewDraft {
  authorName: string;
  rating: number;
  comment: string;
  /** The day of the visit, `2026-03-12`; null where the author does not say. */
  visitedOn: string | null;
}

/** The rating that the specification starts with and returns to. */
export const emptyDraft: ReviewDraft = { authorName: '', rating: 5, comment: '', visitedOn: null };

/** Tells whether nothing would be lost with this draft. */
export function isBlank({ authorName, comment }: ReviewDraft): boolean {
  return authorName.trim() === '' && comment.trim() === '';
}

export const requiredMessage = 'Veuillez remplir tous les champs';

/** The texts that say nothing yet, in the order of the form. The server checks everything again. */
export function missingFields(draft: ReviewDraft): Partial<Record<'authorName' | 'comment', string>> {
  return {
    ...(draft.authorName.trim() === '' && { authorName: 'Votre nom est obligatoire' }),
    ...(draft.comment.trim() === '' && { comment: 'Le commentaire est obligatoire' }),
  };
}
