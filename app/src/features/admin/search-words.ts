/** The words of a search, each as a pattern for `_ilike`; what is typed can hold no wildcard. */
export function searchPatterns(text: string): string[] {
  return text
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
}

/** The search as it would stand in a slug, where accents, case and punctuation are gone; empty when nothing is left. */
export function slugPattern(text: string): string {
  const folded = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return folded && `%${folded}%`;
}
