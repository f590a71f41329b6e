const oneDecimal = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** A rating as it is written in French: « 4,3 ». */
export function formatRating(value: number): string {
  return oneDecimal.format(value);
}
