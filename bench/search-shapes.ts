import { pageSize } from '../contract/laundromat/search.ts';
import type { Commune } from './generated-laundromats.ts';

export type Values = (string | number)[];

/** A type of search, as arguments of `search_laundromats` and as the statement that one would prepare for this search alone. */
export interface SearchShape {
  arguments: (commune: Commune) => Record<string, string | number>;
  bare: { text: string; values: (commune: Commune) => Values };
}

const rank = `case when tier = 0 and coalesce(featured_until > now(), true) then 0 when tier < 2 then 1 else 2 end`;
const byRating = 'average_rating desc, review_count desc, id';

/** Same filter, order, count and limit as in the function. A circle is passed as computed cubes. */
const bare = (condition: string, order: string) =>
  `select id, count(*) over () from laundromats where is_active and ${condition} order by ${order} limit ${pageSize}`;

const chord = 'cube_distance(earth_point, $2)';
const rankingDistance = `ranking_distance(${chord}, location_source), ${chord}`;
const inCircle = `earth_point <@ $1::cube and ${chord} <= $3`;
const circle =
  (km: number) =>
  ({ latitude, longitude }: Commune): Values => {
    const centre = pointOnEarth(latitude, longitude);
    const reach = chordOf(km);
    const low = centre.map((part) => part - reach).join();
    const high = centre.map((part) => part + reach).join();
    return [`(${low}),(${high})`, `(${centre.join()})`, reach];
  };

const around = (km: number, sort: string, order: string): SearchShape => ({
  arguments: ({ latitude, longitude }) => ({ lat: latitude, lng: longitude, radius_km: km, sort }),
  bare: { text: bare(inCircle, order), values: circle(km) },
});
const byRelevance = `${rank}, has_photos desc, ${rankingDistance}, ${byRating}`;
/** 14:30 on an ordinary Tuesday in Paris. */
const openAt = '2026-11-17T13:30:00Z';

const word = (position: number) => `search_text like '%' || fold_text($${position}) || '%'`;

export const searchShapes: Record<string, SearchShape> = {
  'around, 10 km': around(10, 'relevance', byRelevance),
  'around, 10 km, by distance': around(10, 'distance', `${rankingDistance}, id`),
  'around, 10 km, by price': around(10, 'price', 'stated_price_from, id'),
  'around, 10 km, by rating': around(10, 'rating', `${rank}, has_photos desc, ${byRating}`),
  'around, 10 km, by wash price': around(10, 'wash_price', 'wash_price_7kg, id'),
  'around, 10 km, open now': {
    arguments: (commune) => ({ ...around(10, 'relevance', '').arguments(commune), open_at: openAt }),
    bare: {
      text: bare(`${inCircle} and is_open_at(laundromats, '${openAt}')`, byRelevance),
      values: circle(10),
    },
  },
  'around, 2 km': around(2, 'relevance', byRelevance),
  'text, a city': {
    arguments: ({ name }) => ({ q: name, sort: 'relevance' }),
    bare: {
      text: bare(word(1), `${rank}, has_photos desc, ${byRating}`),
      values: ({ name }) => [name],
    },
  },
  'text, a name in a city': {
    arguments: ({ name }) => ({ q: `laverie ${name}`, sort: 'relevance' }),
    bare: {
      text: bare(`${word(1)} and ${word(2)}`, `${rank}, has_photos desc, ${byRating}`),
      values: ({ name }) => ['laverie', name],
    },
  },
  city: {
    arguments: ({ name }) => ({ city: name, sort: 'name' }),
    bare: {
      text: bare('city_key = fold_text($1)', `${rank}, has_photos desc, name_key, id`),
      values: ({ name }) => [name],
    },
  },
  'region, rotated': {
    arguments: ({ region }) => ({ region, sort: 'relevance' }),
    bare: {
      text: bare('region = $1', `${rank}, has_photos desc, ${byRating}`),
      values: ({ region }) => [region],
    },
  },
  'region, by name': {
    arguments: ({ region }) => ({ region, sort: 'name' }),
    bare: {
      text: bare('region = $1', `${rank}, has_photos desc, name_key, id`),
      values: ({ region }) => [region],
    },
  },
  'all, rotated': {
    arguments: () => ({ sort: 'relevance' }),
    bare: { text: bare('true', `${rank}, has_photos desc, ${byRating}`), values: () => [] },
  },
  'all, by city': {
    arguments: () => ({ sort: 'city' }),
    bare: { text: bare('true', `${rank}, has_photos desc, city_key, name_key, id`), values: () => [] },
  },
};

/** The call of `search_laundromats` for a search of this type. */
export function functionCall(shape: SearchShape, commune: Commune): { text: string; values: Values } {
  const entries = Object.entries({ ...shape.arguments(commune), page_size: pageSize });
  const names = entries.map(([name], index) => `${name} => $${index + 1}`).join(', ');
  return { text: `select * from search_laundromats(${names})`, values: entries.map(([, value]) => value) };
}

const earthRadius = 6_378_168;

/** The point as earthdistance's `ll_to_earth` gives it. */
function pointOnEarth(latitude: number, longitude: number): number[] {
  const [north, east] = [latitude, longitude].map((degrees) => (degrees * Math.PI) / 180) as [number, number];
  return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)].map(
    (part) => part * earthRadius,
  );
}

/** The straight distance through the earth between points so far apart on its surface. */
function chordOf(km: number): number {
  return 2 * earthRadius * Math.sin((km * 1000) / (2 * earthRadius));
}
