const oneDecimal = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Formats a rating in French: « 4,3 ». */
export function formatRating(value: number): string {
  return oneDecimal.format(value);
}
