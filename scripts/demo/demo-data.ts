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

export interface DemoLaundromat {
  id: string;
  ownerId: string | null;
  name: string;
  address: string;
  city: string;
  department: string;
  region: string;
  postalCode: string;
  latitude: number;
  longitude: number;
  phone: string | null;
  email: string | null;
  website: string | null;
  facebook: string | null;
  instagram: string | null;
  description: string | null;
  hours: string;
  priceFrom: string | null;
  isActive: boolean;
  isPremium: boolean;
  /** Days until (negative: since) the end of the featured period; null when never featured. */
  featuredDays: number | null;
  /** Digits of the fixed service ids. */
  services: number[];
  photos: DemoPhoto[];
  reviews: DemoReview[];
  hoursAgo: number;
}

const typeDigits = { user: 1, laundromat: 2, photo: 3, review: 4, contact: 5, subscription: 6, payment: 7 };

/** Returns a fixed id, so that loading the seed again finds the same rows. */
export function demoId(type: keyof typeof typeDigits, index: number): string {
  return `d${typeDigits[type]}000000-0000-4000-8000-${index.toString(16).padStart(12, '0')}`;
}
