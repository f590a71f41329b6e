import { queryMaxLength } from './search.ts';

/** Replaces control characters by spaces: Postgres refuses NUL, and no search needs them. */
export function parameterText(value: string | null, maxLength: number): string {
  return (value ?? '')
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, maxLength)
    .trim();
}

/**
 * Returns the text of a search box that was sent without scripts and has not been turned into a place or words yet; ''
 * for any other search.
 */
export function typedPlace(params: { get(name: string): string | null }): string {
  const isFound = params.get('city') || (params.get('lat') && params.get('lng'));
  return isFound ? '' : parameterText(params.get('lieu'), queryMaxLength);
}

/** Returns the text of a search in the directory that has no place yet, only words that may name one. */
export function typedInDirectory(params: { get(name: string): string | null }): string {
  const isFound = ['city', 'region', 'lat', 'zone'].some((name) => params.get(name));
  return isFound ? '' : parameterText(params.get('q'), queryMaxLength);
}
