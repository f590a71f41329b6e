import { describe, expect, it } from 'vitest';
import { directorySorts, homeSorts } from '#contract/laundromat/search.ts';
import { typedPlace } from '#contract/laundromat/typed-place.ts';
import { pageParameters } from '#contract/site/page-parameters.ts';
import { changedSearch, cityLabel, formatSearch, parseSearch } from './search-params.ts';

const washing = 'a0000000-0000-4000-8000-000000000001';
const drying = 'a0000000-0000-4000-8000-000000000002';
const parse = (query: string) => parseSearch(new URLSearchParams(query), homeSorts);
const defaults = parse('');

describe('parseSearch', () => {
  it('returns the first page by relevance within 5 km for an empty URL', () => {
    expect(defaults).toEqual({
      q: '',
      region: null,
      city: '',
      department: '',
      place: '',
      centre: null,
      radius: 5,
      zone: null,
      services: [],
      open: null,
      largeWasher: false,
      sort: 'relevance',
      view: 'list',
      page: 1,
    });
  });

  it('reads services that a form without scripts sends one by one', () => {
    expect(parse(`services=${washing}&services=${drying}`).services).toEqual([washing, drying]);
  });

  it('reads every criterion of a shared link', () => {
    const link = `q=speed&region=Bretagne&city=Lyon&department=69&lat=45.764&lng=4.8357&radius=10&services=${washing},${drying}&openNow=true&minWasherKg=14&sort=distance&zone=45.7,4.8,45.8,4.9&vue=carte&page=3`;
    expect(parse(link)).toEqual({
      q: 'speed',
      region: 'Bretagne',
      city: 'Lyon',
      department: '69',
      place: '',
      centre: { lat: 45.764, lng: 4.8357 },
      radius: 10,
      zone: { south: 45.7, west: 4.8, north: 45.8, east: 4.9 },
      services: [washing, drying],
      open: 'now',
      largeWasher: true,
      sort: 'distance',
      view: 'map',
      page: 3,
    });
  });

  it.each(['-1', '0', '3', '5.5', '1e1', '0x5', 'NaN', 'Infinity', '99999999999999999999', ' 10', "5'--"])(
    'falls back to 5 km for the radius %j',
    (radius) => {
      expect(parse(new URLSearchParams({ radius }).toString()).radius).toBe(5);
    },
  );

  it.each(['-1', '0', '1.5', 'abc', '1e3', '9999999', '١', '<script>'])(
    'opens page 1 for the page %j',
    (page) => {
      expect(parse(new URLSearchParams({ page }).toString()).page).toBe(1);
    },
  );

  it('keeps a page beyond the end, which the page itself explains', () => {
    expect(parse('page=9999').page).toBe(9999);
  });

  it.each([
    'lat=95&lng=4',
    'lat=45&lng=-181',
    'lat=45',
    'lng=4',
    'lat=&lng=',
    'lat=NaN&lng=NaN',
    'lat=1e1&lng=1e1',
  ])('has no centre for %s', (query) => {
    expect(parse(query).centre).toBeNull();
  });

  it('accepts the poles and the antimeridian, where there is nothing to find', () => {
    expect(parse('lat=-90&lng=180').centre).toEqual({ lat: -90, lng: 180 });
  });

  it('keeps at most four decimals of a position', () => {
    expect(parse('lat=48.856612345678&lng=2.352219876').centre).toEqual({ lat: 48.8566, lng: 2.3522 });
  });

  it('names a place only at a centre and without a city', () => {
    expect(parse('lieu=Rue+Mercière&lat=45.76&lng=4.83').place).toBe('Rue Mercière');
    expect(parse('lieu=Rue+Mercière').place).toBe('');
    expect(parse('lieu=Rue+Mercière&lat=45.76&lng=4.83&city=Lyon').place).toBe('');
  });

  it.each([
    '45,4,46',
    '45,4,46,5,6',
    '46,4,45,5',
    '45,5,46,4',
    '-91,4,46,5',
    '45,-181,46,5',
    'NaN,4,46,5',
    '45,4,,5',
    "45,4,46,5'--",
  ])('has no zone for %j', (edges) => {
    expect(parse(new URLSearchParams({ zone: edges }).toString()).zone).toBeNull();
  });

  it('accepts a zone around the globe', () => {
    expect(parse('zone=-90,-180,90,180').zone).toEqual({ south: -90, west: -180, north: 90, east: 180 });
  });

  it('shows the list for a view that does not exist', () => {
    expect(parse('vue=globe').view).toBe('list');
  });

  it('cuts a text of 5 000 characters instead of refusing it', () => {
    expect(parse(`q=${'a'.repeat(5000)}`).q).toHaveLength(200);
    expect(parse(`city=${'é'.repeat(5000)}`).city).toHaveLength(100);
    expect(parse(`lat=45&lng=4&lieu=${'é'.repeat(5000)}`).place).toHaveLength(200);
  });

  it('turns control characters into spaces, because the database refuses NUL', () => {
    expect(parse('q=%00laverie%00%1F%0A%0Dcentre%7F').q).toBe('laverie centre');
  });

  it('keeps scripts and SQL as plain text', () => {
    expect(parse(`q=${encodeURIComponent("<script>alert(1)</script>' OR 1=1;--")}`).q).toBe(
      "<script>alert(1)</script>' OR 1=1;--",
    );
  });

  it('drops a region that does not exist, even one named like an object property', () => {
    expect(parse('region=Atlantide').region).toBeNull();
    expect(parse('region=__proto__').region).toBeNull();
    expect(parse('region=constructor').region).toBeNull();
  });

  it('keeps each well-formed service once and drops the rest', () => {
    const query = `services=${washing.toUpperCase()},${washing},x,,'; drop table services;--,${drying}`;
    expect(parse(query).services).toEqual([washing, drying]);
  });

  it('keeps at most twenty services', () => {
    const many = Array.from(
      { length: 500 },
      (_, n) => `a0000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
    );
    expect(parse(`services=${many.join(',')}`).services).toHaveLength(20);
  });

  it('falls back to the page’s default sort for a sort it does not offer', () => {
    expect(parse('sort=name').sort).toBe('relevance');
    expect(parse('sort=price;drop').sort).toBe('relevance');
    expect(parseSearch(new URLSearchParams('sort=price'), directorySorts).sort).toBe('relevance');
  });

  it('sorts by distance only with a centre', () => {
    expect(parse('sort=distance').sort).toBe('relevance');
    expect(parse('sort=distance&city=Lyon').sort).toBe('distance');
    expect(parse('sort=distance&lat=45&lng=4').sort).toBe('distance');
  });

  it('drops a department that does not exist or has no city', () => {
    expect(parse('city=Ajaccio&department=2A').department).toBe('2A');
    expect(parse('city=Lyon&department=<b>').department).toBe('');
    expect(parse('department=69').department).toBe('');
  });

  it('takes the first of a repeated parameter', () => {
    expect(parse('page=2&page=7').page).toBe(2);
  });
});

describe('formatSearch', () => {
  it('writes an empty URL for the default search', () => {
    expect(formatSearch(defaults, 'relevance').toString()).toBe('');
  });

  it('writes a URL that parses to the same search', () => {
    const criteria = parse(
      `q=l%27eau&city=Saint-Étienne&department=42&lat=45.4397&lng=4.3872&radius=2&services=${washing}&openNow=true&minWasherKg=14&sort=wash_price&page=4`,
    );
    expect(parseSearch(formatSearch(criteria, 'relevance'), homeSorts)).toEqual(criteria);
  });

  it('writes the zone with four decimals, and the map', () => {
    const zone = { south: 45.712345678, west: 4.8, north: 45.8, east: 4.9 };
    const written = formatSearch(
      { ...defaults, place: 'Gare', centre: { lat: 45.76, lng: 4.86 }, zone, view: 'map' },
      'relevance',
    );
    expect(Object.fromEntries(written)).toEqual({
      lieu: 'Gare',
      lat: '45.76',
      lng: '4.86',
      zone: '45.7123,4.8,45.8,4.9',
      vue: 'carte',
    });
    expect(parseSearch(written, homeSorts)).toMatchObject({ place: 'Gare', view: 'map' });
  });

  it('omits the default sort of the page it is written for', () => {
    expect(formatSearch({ ...defaults, sort: 'name' }, 'name').toString()).toBe('');
    expect(formatSearch({ ...defaults, sort: 'name' }, 'relevance').toString()).toBe('sort=name');
  });
});

describe('changedSearch', () => {
  const onMap = parse('lieu=Gare&lat=45.76&lng=4.86&zone=45.7,4.8,45.8,4.9&vue=carte&page=2');

  it('returns to the first page and keeps the zone', () => {
    expect(changedSearch(onMap, { open: 'now' })).toEqual({ ...onMap, open: 'now', page: 1 });
  });

  it('drops the zone for another place or radius', () => {
    expect(changedSearch(onMap, { radius: 10 }).zone).toBeNull();
    expect(changedSearch(onMap, { city: 'Lyon', place: '' })).toMatchObject({ zone: null, view: 'map' });
  });
});

describe('cityLabel', () => {
  it('adds the department to a chosen commune and nothing to typed text', () => {
    expect(cityLabel({ city: 'Lyon', department: '69' })).toBe('Lyon (69)');
    expect(cityLabel({ city: 'lyon', department: '' })).toBe('lyon');
  });
});

it('reads an hour of opening, and writes it again', () => {
  expect(parse('ouvert=22h').open).toBe('22h');
  expect(formatSearch(parse('ouvert=22h'), 'relevance').toString()).toBe('ouvert=22h');
  for (const wrong of ['24h', '022h', 'h', 'midi']) expect(parse(`ouvert=${wrong}`).open).toBeNull();
});

it('writes only parameters that the server knows', () => {
  const full = parse(
    `q=speed&region=Bretagne&city=Lyon&department=69&lat=45.764&lng=4.8357&radius=10&services=${washing}&openNow=true&minWasherKg=14&sort=distance&zone=45.7,4.8,45.8,4.9&vue=carte&page=3`,
  );
  const withPlace = { ...full, city: '', department: '', place: 'Gare de Brest' };
  const onSunday = parse('ouvert=dimanche');
  const names = [full, withPlace, onSunday].flatMap((criteria) => [
    ...formatSearch(criteria, 'relevance').keys(),
  ]);
  expect(pageParameters).toEqual(expect.arrayContaining(names));
  expect(new Set(names).size).toBe(16);
});

describe('typedPlace', () => {
  const typed = (query: string) => typedPlace(new URLSearchParams(query));

  it('returns the text of a search box until it has become a place', () => {
    expect(typed('lieu=+Lyon++3+&radius=10')).toBe('Lyon 3');
    expect(typed('lieu=Gare&lat=45.76&lng=4.86')).toBe('');
    expect(typed('lieu=Gare&city=Lyon')).toBe('');
    expect(typed('q=Lyon')).toBe('');
  });
});
