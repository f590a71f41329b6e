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
