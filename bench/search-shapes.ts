import { distanceClassEnds } from '../contract/laundromat/coordinates.ts';
import { pageSize } from '../contract/laundromat/search.ts';
import type { Commune } from './generated-laundromats.ts';

export type Values = (string | number)[];

/** A type of search: arguments of the function, and a statement for this search alone. */
export interface SearchShape {
  function?: 'search_laundromats' | 'laundromats_on_map' | 'search_cities' | 'suggest_laundromats';
  arguments: (commune: Commune) => Record<string, string | number>;
  bare: { text: string; values: (commune: Commune) => Values };
  /** Name of a shape with one condition less, timed in turn with this one. */
  without?: string;
}

const earthRadius = 6_378_168;

const rank = `case when tier = 0 and coalesce(featured_until > now(), true) then 0 when tier < 2 then 1 else 2 end`;
const byRating = 'average_rating desc, review_count desc, name_key, id';
const byPlan = `${rank}, has_photos desc, ${byRating}`;
const openAt = '2026-11-17T13:30:00Z';
const isOpen = `is_open_at(laundromats, '${openAt}')`;

const bare = (condition: string, order: string, limit = pageSize) =>
  `select id, count(*) over () from laundromats where is_active and ${condition} order by ${order} limit ${limit}`;

const chord = 'cube_distance(earth_point, $2)';
const classEnds = `array[${distanceClassEnds.map((km) => chordOf(km)).join()}]::float8[]`;
const distanceClass = `width_bucket(${chord}, ${classEnds}), location_source = 'commune'`;
const byDistance = `${distanceClass}, ${chord}, ${byRating}`;
const nearest = `${rank}, has_photos desc, ${chord}, ${byRating}`;
const byRelevance = `${distanceClass}, ${isOpen} is not true, ${isOpen} is null desc, ${nearest}`;
const barePins = (condition: string) =>
  bare(`${condition} and location_source <> 'commune'`, byRelevance, 2000);
/** The order of a search for open laundromats only, which need not sort by open and closed. */
const openByRelevance = `${distanceClass}, ${nearest}`;

const inCircle = `earth_point <@ $1::cube and ${chord} <= $3`;
const circle =
  (km: number) =>
  (commune: Commune): Values => {
    const reach = chordOf(km);
    return [cubeAround(commune, reach), cubeOf(pointOnEarth(commune)), reach];
  };

const fromPoint = ({ latitude, longitude }: Commune) => ({ lat: latitude, lng: longitude, moment: openAt });

const around = (km: number, sort: string, order: string): SearchShape => ({
  arguments: (commune) => ({ ...fromPoint(commune), radius_km: km, sort }),
  bare: { text: bare(inCircle, order), values: circle(km) },
});
const around10km = around(10, 'relevance', byRelevance);

/** A box of the same area as a circle of 10 km. */
const boxCorners = ({ latitude, longitude }: Commune) => {
  const [north, east] = [8.862 / 111.2, 8.862 / (111.2 * Math.cos((latitude * Math.PI) / 180))];
  return {
    south: latitude - north,
    west: longitude - east,
    north: latitude + north,
    east: longitude + east,
  };
};
const inBox = `earth_point <@ $1::cube and latitude between $3 and $5 and longitude between $4 and $6`;
const box = (commune: Commune): Values => [
  cubeAround(commune, chordOf(13)),
  cubeOf(pointOnEarth(commune)),
  ...Object.values(boxCorners(commune)),
];
const inBoxFromPoint: SearchShape = {
  arguments: (commune) => ({ ...boxCorners(commune), ...fromPoint(commune), sort: 'relevance' }),
  bare: { text: bare(inBox, byRelevance), values: box },
  without: 'around, 10 km',
};

const inPlace: SearchShape = {
  arguments: ({ place }) => ({ place, sort: 'relevance' }),
  bare: { text: bare('commune_id = $1', byPlan), values: ({ id }) => [id] },
};

const word = (position: number) => `search_text like '%' || fold_text($${position}) || '%'`;
const likeness = `case when city_key = fold_text($1) or name_key = fold_text($1) then 0 when starts_with(name_key, fold_text($1)) then 1
  when strpos(name_key, fold_text($1)) > 0 then 2 else 3 end`;

/** Returns the shape with the argument `open_at`, to compare with the shape named `without`. */
const open = (shape: SearchShape, without: string, text: string): SearchShape => ({
  ...shape,
  arguments: (commune) => ({ ...shape.arguments(commune), open_at: openAt }),
  bare: { ...shape.bare, text },
  without,
});

export const searchShapes: Record<string, SearchShape> = {
  'around, 10 km': around10km,
  'around, 10 km, open': open(
    around10km,
    'around, 10 km',
    bare(`${inCircle} and ${isOpen}`, openByRelevance),
  ),
  'around, 10 km, by distance': around(10, 'distance', byDistance),
  'around, 10 km, by price': around(10, 'price', `stated_price_from, ${byRating}`),
  'around, 10 km, by rating': around(10, 'rating', byRating),
  'around, 10 km, by wash price': around(10, 'wash_price', `wash_price_7kg, ${byRating}`),
  'around, 2 km': around(2, 'relevance', byRelevance),
  'near a point': {
    arguments: fromPoint,
    bare: {
      text: bare('($1::cube is not null or $3::float8 is not null)', 'earth_point <-> $2'),
      values: circle(100),
    },
  },
  'box from a point': inBoxFromPoint,
  'box from a point, open': open(
    inBoxFromPoint,
    'box from a point',
    bare(`${inBox} and ${isOpen}`, openByRelevance),
  ),
  box: {
    ...inBoxFromPoint,
    arguments: (commune) => ({ ...boxCorners(commune), moment: openAt }),
    without: 'around, 10 km',
  },
  'map, box': {
    function: 'laundromats_on_map',
    arguments: (commune) => ({ ...boxCorners(commune), moment: openAt }),
    bare: { text: barePins(inBox), values: box },
  },
  'map, 10 km': {
    function: 'laundromats_on_map',
    arguments: (commune) => ({ ...fromPoint(commune), radius_km: 10 }),
    bare: { text: barePins(inCircle), values: circle(10) },
  },
  place: inPlace,
  'place, open': open(inPlace, 'place', bare(`commune_id = $1 and ${isOpen}`, byPlan)),
  'text, a city': {
    arguments: ({ name }) => ({ q: name, sort: 'relevance' }),
    bare: {
      text: bare(word(1), `${likeness}, ${byPlan}`),
      values: ({ name }) => [name],
    },
  },
  'text, a name in a city': {
    arguments: ({ name }) => ({ q: `laverie ${name}`, sort: 'relevance' }),
    bare: {
      text: bare(`${word(1)} and ${word(2)}`, byPlan),
      values: ({ name }) => ['laverie', name],
    },
  },
  city: {
    arguments: ({ name }) => ({ city: name, sort: 'name' }),
    bare: { text: bare('city_key = fold_text($1)', 'name_key, id'), values: ({ name }) => [name] },
  },
  'region, rotated': {
    arguments: ({ region }) => ({ region, sort: 'relevance' }),
    bare: { text: bare('region = $1', byPlan), values: ({ region }) => [region] },
  },
  'region, by name': {
    arguments: ({ region }) => ({ region, sort: 'name' }),
    bare: { text: bare('region = $1', 'name_key, id'), values: ({ region }) => [region] },
  },
  'all, rotated': {
    arguments: () => ({ sort: 'relevance' }),
    bare: { text: bare('true', byPlan), values: () => [] },
  },
  'suggestions, towns': {
    function: 'search_cities',
    arguments: ({ name }) => ({ q: name.slice(0, 4) }),
    bare: {
      text: `select id from french_cities where search_text like '% ' || fold_text($1) || '%' order by population desc limit 10`,
      values: ({ name }) => [name.slice(0, 4)],
    },
  },
  'suggestions, laundromats': {
    function: 'suggest_laundromats',
    arguments: ({ name }) => ({ q: `laverie ${name}` }),
    bare: {
      text: `select id from laundromats where is_active and ${word(1)} and ${word(2)} order by ${byRating} limit 5`,
      values: ({ name }) => ['laverie', name],
    },
  },
  'all, by city': {
    arguments: () => ({ sort: 'city' }),
    bare: { text: bare('true', 'city_key, name_key, id'), values: () => [] },
  },
};

export function functionCall(shape: SearchShape, commune: Commune): { text: string; values: Values } {
  const called = shape.function ?? 'search_laundromats';
  const page = called === 'search_laundromats' ? { page_size: pageSize } : {};
  const entries = Object.entries({ ...shape.arguments(commune), ...page });
  const names = entries.map(([name], index) => `${name} => $${index + 1}`).join(', ');
  return { text: `select * from ${called}(${names})`, values: entries.map(([, value]) => value) };
}

/** The point as earthdistance's `ll_to_earth` gives it. */
function pointOnEarth({ latitude, longitude }: Commune): number[] {
  const [north, east] = [latitude, longitude].map((degrees) => (degrees * Math.PI) / 180) as [number, number];
  return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)].map(
    (part) => part * earthRadius,
  );
}

/** Length of the straight line through the earth between two points `km` apart on its surface. */
function chordOf(km: number): number {
  return 2 * earthRadius * Math.sin((km * 1000) / (2 * earthRadius));
}

const cubeOf = (point: number[]) => `(${point.join()})`;

function cubeAround(commune: Commune, reach: number): string {
  const centre = pointOnEarth(commune);
  return `${cubeOf(centre.map((part) => part - reach))},${cubeOf(centre.map((part) => part + reach))}`;
}
