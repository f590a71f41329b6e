/** Returns the words of a text in lower case, without accents and punctuation. */
export function foldedWords(text: string): string[] {
  const folded = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return folded.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Tells whether every word of `typed` begins a word of `text`: « st eti » does not match « Saint-Étienne », « et sa » does. */
export function matchesWords(text: string, typed: string): boolean {
  const words = foldedWords(text);
  const starts = foldedWords(typed);
  return starts.length > 0 && starts.every((start) => words.some((word) => word.startsWith(start)));
}
