import { describe, expect, it } from 'vitest';
import { homeSorts } from '#contract/laundromat/search.ts';
import { parseSearch } from './search-params.ts';
import {
  atPoint,
  boxText,
  emptyPlace,
  forWords,
  regionChanges,
  isEmptyPlace,
  searchLabel,
} from './search-place.ts';

const search = (query: string) => parseSearch(new URLSearchParams(query), homeSorts);
const brest = { city: 'Brest', department: '29', place: '', centre: { lat: 48.39, lng: -4.486 } };
const street = { city: '', department: '', place: 'Rue Mercière, Lyon', centre: { lat: 45.76, lng: 4.83 } };

describe('the place of a search', () => {
  it('keeps a region that contains the chosen commune, and clears any other', () => {
    expect(atPoint(search('region=Bretagne'), brest).region).toBe('Bretagne');
    expect(atPoint(search('region=Occitanie'), brest).region).toBeNull();
    expect(atPoint(search('region=Bretagne'), street).region).toBeNull();
  });

  it('replaces the words that stand in the box, not those beside a place', () => {
    expect(atPoint(search('q=speed'), brest)).toMatchObject({ q: '', city: 'Brest' });
    expect(atPoint(search('q=speed&city=Lyon&department=69'), brest).q).toBe('speed');
  });

  it('clears a point outside the chosen region', () => {
    const inBrest = search('city=Brest&department=29&lat=48.39&lng=-4.486');
    expect(regionChanges(inBrest, 'Bretagne')).toEqual({ region: 'Bretagne' });
    expect(regionChanges(inBrest, null)).toEqual({ region: null });
    expect(regionChanges(inBrest, 'Occitanie')).toMatchObject({
      region: 'Occitanie',
      city: '',
      centre: null,
    });
    expect(regionChanges(search('lieu=Gare&lat=48&lng=2'), 'Occitanie')).toMatchObject({
      place: '',
      centre: null,
    });
  });

  it('searches for words in place of the point', () => {
    expect(forWords('atlantide')).toMatchObject({ q: 'atlantide', city: '', centre: null });
  });

  it('shows the place in the box, or else the words', () => {
    expect(boxText(search('lieu=Rue+Mercière&lat=45&lng=4&q=eau'))).toBe('Rue Mercière');
    expect(boxText(search('city=Lyon&department=69&q=eau'))).toBe('Lyon (69)');
    expect(boxText(search('q=eau'))).toBe('eau');
    expect(boxText(search('lat=45&lng=4&q=eau'))).toBe('');
  });

  it('knows when nothing is left to clear', () => {
    expect(isEmptyPlace(search('sort=rating'))).toBe(true);
    for (const query of ['q=eau', 'radius=10', 'zone=45,4,46,5', 'region=Bretagne', 'lat=45&lng=4'])
      expect(isEmptyPlace({ ...search(query), ...emptyPlace, q: '' })).toBe(true);
    expect(isEmptyPlace(search('radius=10'))).toBe(false);
  });
});

describe('searchLabel', () => {
  it.each([
    ['city=Lyon+3e+arrondissement&department=69&lat=45.76&lng=4.85', 'Lyon 3e · 5\u00a0km'],
    ['lieu=Gare&lat=45.76&lng=4.85&radius=1', 'Gare · 1\u00a0km'],
    ['lat=45.76&lng=4.85&q=eau', '«\u00a0eau\u00a0» · Point partagé · 5\u00a0km'],
    ['region=Bretagne', 'Bretagne'],
    ['q=eau', '«\u00a0eau\u00a0»'],
    ['openNow=true', 'Toute la France'],
    ['lat=45.76&lng=4.85&zone=45,4,46,5', 'Zone de la carte'],
  ])('names the search %s', (query, label) => {
    expect(searchLabel(search(query))).toBe(label);
  });
});
