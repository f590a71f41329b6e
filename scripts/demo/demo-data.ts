import type { LocationSource } from '#contract/laundromat/location.ts';
import type { Machine } from '#contract/laundromat/machines.ts';
import type { HolidayHours, OpeningException } from '#contract/laundromat/opening-exceptions.ts';
import type { WeeklyHours } from '#contract/laundromat/weekly-hours.ts';

/** Rows of the demo before they become SQL. Times are in hours before or days after the time of loading. */
export interface DemoUser {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  role: 'client' | 'owner' | 'admin';
  /** Digit of the plan's fixed id: 1 Gratuit, 2 Premium, 3 Premium+. */
  plan: 1 | 2 | 3;
  region?: string;
  hoursAgo: number;
}

export interface DemoPhoto {
  name: string;
  alt: string;
}

export interface DemoReview {
  authorName: string;
  rating: number;
  comment: string;
  hoursAgo: number;
}

/** Days with other hours, in days after the day of loading. `christmas` is that of the year of loading. */
export interface DemoException extends Pick<OpeningException, 'periods' | 'reason'> {
  firstDay: number | 'christmas';
  lastDay: number | 'christmas';
}

export interface DemoLaundromat {
  id: string;
  ownerId: string | null;
  name: string;
  address: string;
  city: string;
  department: string;
  region: string;
  postalCode: string;
  /** Null where only the commune is known; the database then sets its centre. */
  latitude: number | null;
  longitude: number | null;
  locationSource: LocationSource;
  phone: string | null;
  email: string | null;
  website: string | null;
  facebook: string | null;
  instagram: string | null;
  description: string | null;
  hours: string | null;
  weeklyHours: WeeklyHours | null;
  holidayHours: HolidayHours;
  exceptions: DemoException[];
  cycleMinutes: number | null;
  machines: Machine[];
  priceFrom: string | null;
  /** Columns whose value is a default of the specification. */
  assumedFacts: ('price_from' | 'hours')[];
  /** Null if nobody has checked the facts. */
  checkedHoursAgo: number | null;
  isActive: boolean;
  isPremium: boolean;
  /** Days until the end of the featured period; null if not featured. */
  featuredDays: number | null;
  /** Digits of the fixed service ids. */
  services: number[];
  photos: DemoPhoto[];
  reviews: DemoReview[];
  hoursAgo: number;
}

const typeDigits = {
  user: 1,
  laundromat: 2,
  photo: 3,
  review: 4,
  contact: 5,
  subscription: 6,
  payment: 7,
  machine: 8,
  exception: 9,
  correction: 10,
  decision: 11,
  report: 12,
};

/** Returns a fixed id, so that loading the seed again finds the same rows. */
export function demoId(type: keyof typeof typeDigits, index: number): string {
  return `d${typeDigits[type].toString(16)}000000-0000-4000-8000-${index.toString(16).padStart(12, '0')}`;
}
