import type { MergeSide } from '#app/features/duplicates/merge-query.ts';
import { noTexts } from './no-texts.ts';

export const counted = (count: number) => ({ aggregate: { count } });

export const mergeSide = (id: string, changes: Partial<MergeSide>): MergeSide => ({
  id,
  ...noTexts,
  name: 'Le Tambour',
  slug: `le-tambour-${id}`,
  address: '12 rue Mercière',
  postalCode: '69002',
  city: 'Lyon',
  cycleMinutes: null,
  latitude: null,
  longitude: null,
  locationSource: 'commune',
  isActive: true,
  isPremium: false,
  isFeatured: false,
  reviewCount: 0,
  createdAt: '2026-11-20T10:00:00+00:00',
  owner: null,
  redirects: [],
  photos: [],
  photos_aggregate: counted(0),
  machines_aggregate: counted(0),
  laundromatServices_aggregate: counted(0),
  sourceObjects_aggregate: counted(0),
  ...changes,
});
