import { describe, expect, it } from 'vitest';
import { directorySorts, listingSorts } from '#contract/search.ts';
import { parseSearch } from './search-params.ts';
import { directoryArguments, listingArguments } from './search-query.ts';

const listing = (query: string) => listingArguments(parseSearch(new URLSearchParams(query), listingSorts));
const directory = (query: string) =>
  directoryArguments(parseSearch(new URLSearchParams(query), directorySorts));

describe('listingArguments', () => {
  it('filters by nothing when nothing was chosen', () => {
    expect(listing('')).toEqual({ sort: 'relevance', page: 1, page_size: 10 });
  });

  it('searches around the coordinates of a chosen commune, neighbours included', () => {
    expect(listing('city=Lyon&lat=45.764&lng=4.8357')).toMatchObject({
      lat: 45.764,
      lng: 4.8357,
      radius_km: 5,
    });
    expect(listing('city=Lyon&lat=45.764&lng=4.8357')).not.toHaveProperty('city');
  });

  it('leaves a typed city to the database to place, with the radius', () => {
    expect(listing('city=saint etienne&radius=10')).toMatchObject({ city: 'saint etienne', radius_km: 10 });
  });

  it('sends no radius without a centre', () => {
    expect(listing('radius=10&region=Bretagne')).toEqual({
      region: 'Bretagne',
      sort: 'relevance',
      page: 1,
      page_size: 10,
    });
  });
});

describe('directoryArguments', () => {
  it('keeps to the very city, whatever coordinates a link carries', () => {
    expect(directory('q=eau&city=Lyon&lat=45.764&lng=4.8357&sort=rating&page=2')).toEqual({
      q: 'eau',
      city: 'Lyon',
      sort: 'rating',
      page: 2,
      page_size: 10,
    });
  });
});
