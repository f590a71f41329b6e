import { everybody, type Endpoint } from '../http/endpoint.ts';
import {
  addressPoint,
  addressSuggestions,
  geocodeQuery,
  mapTiles,
  nearestAddress,
  reverseQuery,
  suggestionsQuery,
} from './addresses.ts';

export const placeEndpoints: Endpoint[] = [
  {
    method: 'GET',
    path: '/api/places/suggestions',
    summary:
      'Addresses that continue a typed text of at least three characters, the best first; with `of=places` also quarters, stations and other places.',
    roles: everybody,
    query: suggestionsQuery,
    answer: addressSuggestions,
    refusals: ['tooManyRequests', 'geocoderUnavailable'],
  },
  {
    method: 'GET',
    path: '/api/places/geocode',
    summary:
      'The point of an address; the centre of its commune when the address is unknown or the geocoder is unavailable.',
    roles: everybody,
    query: geocodeQuery,
    answer: addressPoint,
    refusals: ['placeNotFound', 'tooManyRequests'],
  },
  {
    method: 'GET',
    path: '/api/places/reverse',
    summary: 'The address nearest to a point.',
    roles: everybody,
    query: reverseQuery,
    answer: nearestAddress,
    refusals: ['placeNotFound', 'tooManyRequests', 'geocoderUnavailable'],
  },
  {
    method: 'GET',
    path: '/api/places/map',
    summary: 'The raster tiles of the map and their attribution.',
    roles: everybody,
    answer: mapTiles,
  },
];
