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

/** Returns true for a draft without text. A name alone is quickly written, and the account may have filled it. */
export function isBlank({ comment }: ReviewDraft): boolean {
  return comment.trim() === '';
}
