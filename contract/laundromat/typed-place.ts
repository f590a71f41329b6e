import { queryMaxLength } from './search.ts';

export function parameterText(value: string | null, maxLength: number): string {
  return (value ?? '')
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, maxLength)
    .trim();
}

/** Returns the text of a search box that was sent without scripts and is not a place yet; '' for any other search. */
export function typedPlace(params: { get(name: string): string | null }): string {
  const isFound = params.get('city') || (params.get('lat') && params.get('lng'));
  return isFound ? '' : parameterText(params.get('lieu'), queryMaxLength);
}

/** The same for the directory: '' once a town, region, point or part of the map was found. */
export function typedInDirectory(params: { get(name: string): string | null }): string {
  const isFound = ['city', 'region', 'lat', 'zone'].some((name) => params.get(name));
  return isFound ? '' : parameterText(params.get('q'), queryMaxLength);
}
