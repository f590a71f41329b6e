import { clockTime } from '../local-clock.ts';
import { openingAreaOf, timeZoneAt, timeZoneOf } from './public-holidays.ts';
import { departmentsOf } from './regions.ts';

export const searchSorts = [
  'relevance',
  'distance',
  'rating',
  'price',
  'wash_price',
  'name',
  'city',
] as const;
export type SearchSort = (typeof searchSorts)[number];

export const homeSorts = [
  'relevance',
  'distance',
  'rating',
  'price',
  'wash_price',
] as const satisfies readonly SearchSort[];
export const directorySorts = [
  'relevance',
  'name',
  'city',
  'rating',
] as const satisfies readonly SearchSort[];

export const searchRadiiKm = [1, 2, 5, 10] as const;
export const defaultSearchRadiusKm = 5;
export const distanceFiltersKm = [1, 5, 10] as const;

export const largeWasherKg = 14;

export const pageSize = 10;
export const savedListSize = 30;
export const pageButtons = 5;
/** `search_laundromats` stops counting matches here; a page may then say « plus de 1 000 ». */
export const countedMatches = 1000;
export const queryMaxLength = 200;

export const featuredOfTheMonth = 3;
export const featuredRadiusKm = 50;
export const featuredMinutes = 15;
/** Returns the time at which the paid laundromats got their present slots. */
export function rotationStart(now: Date): string {
  const ms = featuredMinutes * 60_000;
  return new Date(Math.floor(now.getTime() / ms) * ms).toISOString();
}
/** Returns the start of the present minute, so that searches for what is open now share cached answers. */
export function openAtMinute(now: Date): string {
  return new Date(Math.floor(now.getTime() / 60_000) * 60_000).toISOString();
}

export type OpenTime = 'now' | 'sunday' | 'night' | `${number}h`;

const hourMs = 3_600_000;

type Degrees = 'lat' | 'lng' | 'south' | 'west' | 'north' | 'east';
type SearchedPlace = { [Name in Degrees]?: number | undefined } & {
  department?: string | undefined;
  region?: string | null | undefined;
};

/** Returns the time zone of a search: of its point or box, else of its department or region; else that of Paris. */
export function timeZoneOfSearch(searched: SearchedPlace): string {
  const { lat, lng, south = NaN, west = NaN, north = NaN, east = NaN, department, region } = searched;
  const point = { latitude: lat ?? (south + north) / 2, longitude: lng ?? (west + east) / 2 };
  if (!Number.isNaN(point.latitude)) return timeZoneAt(point);
  return timeZoneOf(openingAreaOf(department || departmentsOf(region ?? '')[0] || ''));
}

/** Returns the next instant at which a laundromat must be open, rounded so that searches share cached answers. */
export function openInstant(open: OpenTime, now: Date, timeZone: string): string {
  if (open === 'now') return openAtMinute(now);
  const wanted = open === 'sunday' ? 15 : open === 'night' ? 3 : Number(open.slice(0, -1));
  const firstHour = Math.ceil(now.getTime() / hourMs);
  const hours = Array.from({ length: 8 * 24 }, (_, index) => new Date((firstHour + index) * hourMs));
  const isWanted = (instant: Date) => {
    const { day, minutes } = clockTime(instant, timeZone);
    return Math.floor(minutes / 60) === wanted && (open !== 'sunday' || new Date(day).getUTCDay() === 0);
  };
  return hours.find(isWanted)!.toISOString();
}

export const homeCardServices = 2;
export const directoryCardServices = 4;
