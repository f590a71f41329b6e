import { pageSize } from '../contract/laundromat/search.ts';
import type { Commune } from './generated-laundromats.ts';

/** A type of search: a function of the database, by default `search_laundromats`, and its arguments. */
interface SearchShape {
  function?: 'laundromats_on_map' | 'search_cities' | 'suggest_laundromats';
  arguments: (commune: Commune) => Record<string, string | number>;
}

const moment = '2026-11-17T13:30:00Z';
const fromPoint = ({ latitude, longitude }: Commune) => ({ lat: latitude, lng: longitude, moment });

const around = (km: number, sort: string): SearchShape => ({
  arguments: (commune) => ({ ...fromPoint(commune), radius_km: km, sort }),
});
const around10km = around(10, 'relevance');

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
const inBoxFromPoint: SearchShape = {
  arguments: (commune) => ({ ...boxCorners(commune), ...fromPoint(commune), sort: 'relevance' }),
};
const inPlace: SearchShape = { arguments: ({ place }) => ({ place, sort: 'relevance' }) };

const open = (shape: SearchShape): SearchShape => ({
  arguments: (commune) => ({ ...shape.arguments(commune), open_at: moment }),
});

export const searchShapes: Record<string, SearchShape> = {
  'around, 10 km': around10km,
  'around, 10 km, open': open(around10km),
  'around, 10 km, by distance': around(10, 'distance'),
  'around, 10 km, by price': around(10, 'price'),
  'around, 10 km, by rating': around(10, 'rating'),
  'around, 10 km, by wash price': around(10, 'wash_price'),
  'around, 2 km': around(2, 'relevance'),
  'near a point': { arguments: fromPoint },
  'box from a point': inBoxFromPoint,
  'box from a point, open': open(inBoxFromPoint),
  box: { arguments: (commune) => ({ ...boxCorners(commune), moment }) },
  'map, box': {
    function: 'laundromats_on_map',
    arguments: (commune) => ({ ...boxCorners(commune), moment }),
  },
  'map, 10 km': {
    function: 'laundromats_on_map',
    arguments: (commune) => ({ ...fromPoint(commune), radius_km: 10 }),
  },
  place: inPlace,
  'place, open': open(inPlace),
  'text, a city': { arguments: ({ name }) => ({ q: name, sort: 'relevance' }) },
  'text, a name in a city': { arguments: ({ name }) => ({ q: `laverie ${name}`, sort: 'relevance' }) },
  city: { arguments: ({ name }) => ({ city: name, sort: 'name' }) },
  'region, rotated': { arguments: ({ region }) => ({ region, sort: 'relevance' }) },
  'region, by name': { arguments: ({ region }) => ({ region, sort: 'name' }) },
  'all, rotated': { arguments: () => ({ sort: 'relevance' }) },
  'suggestions, towns': {
    function: 'search_cities',
    arguments: ({ name }) => ({ q: name.slice(0, 4) }),
  },
  'suggestions, laundromats': {
    function: 'suggest_laundromats',
    arguments: ({ name }) => ({ q: `laverie ${name}` }),
  },
  'all, by city': { arguments: () => ({ sort: 'city' }) },
};

export function queryOf(name: string, commune: Commune) {
  const { function: called = 'search_laundromats', arguments: argumentsOf } = searchShapes[name]!;
  const page = called === 'search_laundromats' ? { page_size: pageSize } : {};
  const entries = Object.entries({ ...argumentsOf(commune), ...page });
  const names = entries.map(([argument], index) => `${argument} => $${index + 1}`).join(', ');
  return { name, text: `select * from ${called}(${names})`, values: entries.map(([, value]) => value) };
}
