import { withoutAccents } from './folded-text.ts';

export function foldedWords(text: string): string[] {
  return withoutAccents(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

export const slugOf = (name: string): string => foldedWords(name).join('-');

/** « 15ème », « 15e » and « 15 » are the same arrondissement, « St » and « Saint » the same name. */
function comparable(word: string): string {
  return word.replace(/^(\d{1,2})(er|e|eme|ieme)$/, '$1').replace(/^st(e?)$/, 'saint$1');
}

/** Tells whether every word of `typed` begins a word of `text`: « et sa » matches « Saint-Étienne », « a and b » « A & B ». */
export function matchesWords(text: string, typed: string): boolean {
  const words = foldedWords(text).map(comparable);
  const starts = foldedWords(typed).map(comparable);
  const isFound = (start: string) => words.some((word) => word.startsWith(start));
  return starts.some(isFound) && starts.every((start) => isFound(start) || /^(and|et)$/.test(start));
}
