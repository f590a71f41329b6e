export function withoutAccents(text: string): string {
  const letters = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return letters.replaceAll('œ', 'oe').replaceAll('æ', 'ae');
}

/** Returns a text in lower case without accents, with one space for anything but letters and digits. */
export function foldedText(text: string): string {
  return withoutAccents(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
