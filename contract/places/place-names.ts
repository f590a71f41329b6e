import { distance } from 'fastest-levenshtein';
import { foldedText } from '../validation/folded-text.ts';

/** Returns a name with and without a plural ending of each word: « bouche du rhone » is Bouches-du-Rhône. */
export function spellings(key: string): string[] {
  const words = key.split(' ');
  // Each further word doubles the number of spellings.
  if (words.length > 5) return [key];
  const other = (word: string) => (word.endsWith('s') ? word.slice(0, -1) : `${word}s`);
  return words
    .reduce(
      (made, word) => made.flatMap((start) => [word, other(word)].map((one) => `${start} ${one}`)),
      [''],
    )
    .map((one) => one.trim());
}

/** Folds a name as the database does. */
export function placeKey(place: string): string {
  return foldedText(place)
    .replace(/\bst(e?)\b/g, 'saint$1')
    .replace(/^(la|le|les|l) /, '');
}

export const plainName = (name: string) => placeKey(name).replace(/ (and|et)(?= )/g, '');

/** Returns those whose name is the text with one typing error, or two in a longer text, the nearest first. */
export function resembling<Place extends { label: string }>(places: Place[], text: string): Place[] {
  const typed = placeKey(text);
  const mostErrors = typed.length < 6 ? 1 : 2;
  return places
    .map((place) => ({ place, errors: distance(placeKey(place.label), typed) }))
    .filter(({ errors }) => typed.length >= 3 && errors <= mostErrors)
    .sort((one, other) => one.errors - other.errors)
    .map(({ place }) => place);
}
