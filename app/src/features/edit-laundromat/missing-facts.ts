interface CheckedFields {
  /** Columns that contain a default value of the specification instead of one that the owner wrote. */
  assumedFacts: readonly string[];
  hours: string | null;
  /** Null while the text of the hours could not be parsed. */
  weeklyHours: unknown;
  priceFrom: string | null;
}

const list = new Intl.ListFormat('fr');

/** Returns « vos horaires et vos prix », the facts that the owner has not stated yet; null when none is missing. */
export function missingFacts({ assumedFacts, hours, weeklyHours, priceFrom }: CheckedFields): string | null {
  const isAssumed = (column: string) => assumedFacts.includes(column);
  const missing = [
    (isAssumed('city') || isAssumed('postal_code')) && 'votre ville',
    weeklyHours === null && (hours === null ? 'vos horaires' : 'vos horaires jour par jour'),
    priceFrom === null && 'vos prix',
  ].filter((fact) => fact !== false);
  return missing.length > 0 ? list.format(missing) : null;
}
