import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { pageNumber } from '#app/lib/navigation/page-window.ts';
import type { Box } from '#app/map/leaflet/map-shapes.ts';
import { type Region, searchedRegions } from '#contract/laundromat/regions.ts';
import {
  defaultSearchRadiusKm,
  largeWasherKg,
  type OpenTime,
  queryMaxLength,
  searchRadiiKm,
  type SearchSort,
} from '#contract/laundromat/search.ts';
import { parameterText as text } from '#contract/laundromat/typed-place.ts';
import type { SearchPoint } from '#contract/places/found-places.ts';

/** Its `centre` is that of the radius. */
export interface SearchCriteria extends SearchPoint {
  q: string;
  region: Region | null;
  /** The centre is the visitor's position, found in this tab. The position of a shared link is another person's. */
  isOwnPosition?: boolean;
  radius: number;
  /** The searched part of the map. It replaces the radius; distances are still measured from the centre. */
  zone: Box | null;
  /** Service ids; a laundromat must offer all of them. */
  services: string[];
  open: OpenTime | null;
  largeWasher: boolean;
  sort: SearchSort;
  view: 'list' | 'map';
  page: number;
}

/** The orders of a list of results; the first is the default. */
type Sorts = readonly [SearchSort, ...SearchSort[]];

const cityMaxLength = 100;
const placeMaxLength = 200;
const servicesMax = 20;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function coordinate(value: string | null, limit: number): number | null {
  if (!value || !/^-?\d{1,3}(\.\d{1,20})?$/.test(value)) return null;
  const number = Number(value);
  return Math.abs(number) <= limit ? Math.round(number * 1e4) / 1e4 : null;
}

function parseZone(value: string | null): Box | null {
  const edges = (value ?? '').split(',', 5);
  const [south = null, west = null, north = null, east = null] = edges.map((edge, index) =>
    coordinate(edge, index % 2 === 0 ? 90 : 180),
  );
  if (edges.length !== 4 || south === null || west === null || north === null || east === null) return null;
  return south <= north && west <= east ? { south, west, north, east } : null;
}

function wholeNumber(value: string | null): number | null {
  return value && /^\d{1,6}$/.test(value) ? Number(value) : null;
}

export function hasCentre(criteria: Pick<SearchCriteria, 'centre' | 'city'>): boolean {
  return criteria.centre !== null || criteria.city !== '';
}

/**
 * Parses a search URL. An unusable value falls back to its default silently: a shared or edited link must always open
 * a page.
 */
export function parseSearch(params: URLSearchParams, sorts: Sorts): SearchCriteria {
  const named = text(params.get('city'), cityMaxLength);
  // A form without scripts sends the text of its field.
  const [, city = named, ofLabel] = /^(.+) \((\d{2,3}|2[AB])\)$/.exec(named) ?? [];
  const lat = coordinate(params.get('lat'), 90);
  const lng = coordinate(params.get('lng'), 180);
  const centre = lat === null || lng === null ? null : { lat, lng };
  const radius = wholeNumber(params.get('radius'));
  const sort = sorts.find((known) => known === params.get('sort')) ?? sorts[0];
  const department = ofLabel ?? params.get('department') ?? '';
  const place = centre && !city ? text(params.get('lieu'), placeMaxLength) : '';
  // A form without scripts sends each service separately.
  const services = params.getAll('services').join(',').toLowerCase().split(',', 200);

  return {
    q: text(params.get('q'), queryMaxLength),
    region: searchedRegions.find((region) => region === params.get('region')) ?? null,
    city,
    department: city && /^(\d{2,3}|2[AB])$/.test(department) ? department : '',
    place,
    centre,
    radius: searchRadiiKm.find((known) => known === radius) ?? defaultSearchRadiusKm,
    zone: parseZone(params.get('zone')),
    services: [...new Set(services.filter((id) => uuid.test(id)))].slice(0, servicesMax),
    open: params.get('openNow') === 'true' ? 'now' : openOf(params.get('ouvert')),
    largeWasher: params.get('minWasherKg') === String(largeWasherKg),
    sort: sort === 'distance' && !hasCentre({ centre, city }) ? sorts[0] : sort,
    view: params.get('vue') === 'carte' ? 'map' : 'list',
    page: pageNumber(params.get('page')),
  };
}

/** Returns the parameter of a time, also in forms without scripts: « openNow=true », « ouvert=dimanche », « ouvert=22h ». */
export function openParam(open: OpenTime): [name: string, value: string] {
  if (open === 'now') return ['openNow', 'true'];
  return ['ouvert', open === 'sunday' ? 'dimanche' : open === 'night' ? 'nuit' : open];
}

function openOf(value: string | null): OpenTime | null {
  if (value === 'dimanche') return 'sunday';
  if (value === 'nuit') return 'night';
  return value && /^(1?\d|2[0-3])h$/.test(value) ? (value as OpenTime) : null;
}

/** Formats a search URL without default values, so that a search has one short address. */
export function formatSearch(criteria: SearchCriteria, defaultSort: SearchSort): URLSearchParams {
  const params = new URLSearchParams();
  const write = (name: string, value: string | number, standard: string | number) => {
    if (value !== standard) params.set(name, String(value));
  };
  write('q', criteria.q, '');
  write('region', criteria.region ?? '', '');
  write('city', criteria.city, '');
  write('department', criteria.city ? criteria.department : '', '');
  if (criteria.centre) {
    write('lieu', criteria.city ? '' : criteria.place, '');
    params.set('lat', String(criteria.centre.lat));
    params.set('lng', String(criteria.centre.lng));
  }
  write('radius', criteria.radius, defaultSearchRadiusKm);
  if (criteria.zone) params.set('zone', formatZone(criteria.zone));
  write('services', criteria.services.join(','), '');
  if (criteria.open) {
    const [name, value] = openParam(criteria.open);
    params.set(name, value);
  }
  if (criteria.largeWasher) params.set('minWasherKg', String(largeWasherKg));
  write('sort', criteria.sort, defaultSort);
  write('vue', criteria.view === 'map' ? 'carte' : '', '');
  write('page', criteria.page, 1);
  return params;
}

function formatZone({ south, west, north, east }: Box): string {
  return [south, west, north, east].map((degrees) => Math.round(degrees * 1e4) / 1e4).join(',');
}

/**
 * Returns the search after these changes, on its first page unless a page is among them. Another place or radius drops
 * the zone.
 */
export function changedSearch(criteria: SearchCriteria, changes: Partial<SearchCriteria>): SearchCriteria {
  const moves = ['region', 'city', 'centre', 'place', 'radius'].some((name) => name in changes);
  return { ...criteria, page: 1, ...(moves && { zone: null }), ...changes };
}

export const noFilters = {
  services: [],
  open: null,
  largeWasher: false,
} satisfies Partial<SearchCriteria>;

export function countFilters({ services, open, largeWasher }: SearchCriteria): number {
  return services.length + Number(open !== null) + Number(largeWasher);
}

/** Returns « Lyon (69) », the name of the chosen commune in the city field and headings. */
export function cityLabel(criteria: Pick<SearchCriteria, 'city' | 'department'>): string {
  return criteria.department ? `${criteria.city} (${criteria.department})` : criteria.city;
}

export interface SearchUrl {
  criteria: SearchCriteria;
  sorts: Sorts;
  /**
   * Navigates to the search with these changes, on its first page unless a page is among them. It pushes a history
   * entry, so that « back » undoes one choice; `replace` is for typing, which would flood the history.
   */
  change: (
    changes: Partial<SearchCriteria> | ((now: SearchCriteria) => Partial<SearchCriteria>),
    options?: { replace?: boolean },
  ) => void;
  hrefWith: (changes: Partial<SearchCriteria>) => string;
}

/** The search of the current page, stored in the URL only. `sorts` must be a constant. */
export function useSearchUrl(sorts: Sorts): SearchUrl {
  const [params, setParams] = useSearchParams();
  const criteria = useMemo(() => parseSearch(params, sorts), [params, sorts]);

  // A change applies to the search as it is by then, also to one that is not shown yet.
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);
  const change = useCallback<SearchUrl['change']>(
    (changes, { replace = false } = {}) => {
      const now = parseSearch(latest.current, sorts);
      const next = changedSearch(now, typeof changes === 'function' ? changes(now) : changes);
      latest.current = formatSearch(next, sorts[0]);
      setParams(latest.current, { replace, preventScrollReset: true });
    },
    [setParams, sorts],
  );

  const hrefWith = useCallback(
    (changes: Partial<SearchCriteria>) => {
      const query = formatSearch(changedSearch(criteria, changes), sorts[0]).toString();
      return query ? `?${query}` : '?';
    },
    [criteria, sorts],
  );

  return { criteria, sorts, change, hrefWith };
}
