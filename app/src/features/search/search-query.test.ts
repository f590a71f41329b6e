import { describe, expect, it } from 'vitest';
import { directorySorts, homeSorts } from '#contract/laundromat/search.ts';
import { parseSearch } from './search-params.ts';
import { directoryArguments, featuredArguments, homeArguments } from './search-query.ts';

const listing = (query: string) => homeArguments(parseSearch(new URLSearchParams(query), homeSorts));
const directory = (query: string) =>
  directoryArguments(parseSearch(new URLSearchParams(query), directorySorts));

describe('listingArguments', () => {
  it('has no filter when nothing was chosen', () => {
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

  it('leaves the position of a typed city to the database, with the radius', () => {
    expect(listing('city=saint etienne&radius=10')).toMatchObject({ city: 'saint etienne', radius_km: 10 });
  });

  it('searches the zone instead of the radius, with distances from the centre', () => {
    const zone = { south: 45.7, west: 4.8, north: 45.8, east: 4.9 };
    const query = 'zone=45.7,4.8,45.8,4.9&radius=10';
    const rest = { sort: 'relevance', page: 1, page_size: 10 };
    expect(listing(query)).toEqual({ ...zone, ...rest });
    expect(listing(`${query}&city=Lyon`)).toEqual({ ...zone, ...rest });
    expect(listing(`${query}&city=Lyon&lat=45.764&lng=4.8357`)).toEqual({
      ...zone,
      lat: 45.764,
      lng: 4.8357,
      ...rest,
    });
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

describe('filters', () => {
  it('sends the minute for what is open now, so that answers can be cached', () => {
    const criteria = parseSearch(new URLSearchParams('openNow=true&minWasherKg=14'), homeSorts);
    expect(homeArguments(criteria, new Date('2026-05-04T10:29:59.999Z'))).toMatchObject({
      open_at: '2026-05-04T10:29:00.000Z',
      min_washer_kg: 14,
    });
    expect(directoryArguments(criteria, new Date('2026-05-04T10:29:59.999Z'))).toMatchObject({
      open_at: '2026-05-04T10:29:00.000Z',
      min_washer_kg: 14,
    });
    expect(featuredArguments(criteria, new Date())).toBeNull();
  });

  it('means an hour by the clocks of the place', () => {
    const now = new Date('2026-05-04T10:29:59.999Z');
    const [at7InReunion, at7InParis] = ['2026-05-05T03:00:00.000Z', '2026-05-05T05:00:00.000Z'];
    const openAt = (query: string) => {
      const criteria = parseSearch(new URLSearchParams(`${query}&ouvert=7h`), directorySorts);
      return [homeArguments(criteria, now).open_at, directoryArguments(criteria, now).open_at];
    };
    expect(openAt('city=Saint-Denis&department=974')).toEqual([at7InReunion, at7InReunion]);
    expect(openAt('city=Lyon&department=69&lat=45.764&lng=4.8357')).toEqual([at7InParis, at7InParis]);
  });
});

describe('directoryArguments', () => {
  it('reads a phrase as the box does', () => {
    const now = new Date('2026-05-04T10:29:59.999Z');
    const criteria = parseSearch(
      new URLSearchParams({ q: 'laverie pas chère ouverte Lyon Cedex 03' }),
      directorySorts,
    );
    expect(directoryArguments(criteria, now)).toMatchObject({
      q: 'lyon 3',
      open_at: '2026-05-04T10:29:00.000Z',
      sort: 'price',
    });
    expect(directory('q=75000')).toMatchObject({ q: 'paris' });
    expect(directory('q=laverie')).not.toHaveProperty('q');
  });

  it('searches an arrondissement by its page', () => {
    const marseille = 'city=Marseille+1er+arrondissement&department=13';
    expect(directory(marseille)).toMatchObject({
      place: 'provence-alpes-cote-d-azur/marseille-1er-arrondissement',
    });
    expect(directory(marseille)).not.toHaveProperty('city');
  });

  it('searches a city in its department, because others share its name', () => {
    expect(directory('city=Saint-Denis&department=974')).toMatchObject({ city: 'Saint-Denis', place: '974' });
  });

  it('searches the exact city, whatever coordinates a link carries', () => {
    expect(directory('q=eau&city=Lyon&lat=45.764&lng=4.8357&sort=rating&page=2')).toEqual({
      q: 'eau',
      city: 'Lyon',
      sort: 'rating',
      page: 2,
      page_size: 10,
    });
  });
});

describe('featuredArguments', () => {
  const now = new Date('2026-05-04T10:29:59.999Z');
  const moment = '2026-05-04T10:15:00.000Z';
  const featured = (query: string) =>
    featuredArguments(parseSearch(new URLSearchParams(query), homeSorts), now);

  it('requests the rotation of the quarter of an hour, the same for all visitors', () => {
    expect(featured('')).toEqual({ moment });
  });

  it('requests the place or the region of the search', () => {
    expect(featured('region=Bretagne')).toEqual({ region: 'Bretagne', moment });
    expect(featured('city=Lyon&lat=45.764&lng=4.8357&region=Bretagne')).toEqual({
      lat: 45.764,
      lng: 4.8357,
      moment,
    });
  });

  it('has no block for a search by words, by services or in a city without a known position', () => {
    const service = 'a0000000-0000-4000-8000-000000000001';
    for (const query of ['q=eau', `services=${service}`, 'city=atlantide'])
      expect(featured(query)).toBeNull();
  });
});
