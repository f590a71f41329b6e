import type { OpenDataRow } from '../src/open-data/published-laundromat.ts';

export function openDataRow(number: number, changes: Partial<OpenDataRow> = {}): OpenDataRow {
  return {
    id: `c0000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    slug: `laverie-${number}`,
    name: `Laverie ${number}`,
    address: '3 rue du Temple',
    postalCode: '51100',
    city: 'Reims',
    assumedFacts: [],
    latitude: '49.25000000',
    longitude: '4.03000000',
    locationSource: 'pin',
    phone: null,
    website: null,
    facebook: null,
    instagram: null,
    statedHours: '7h-22h, 7j/7',
    weeklyHours: Array(7).fill([['07:00', '22:00']]),
    holidayHours: 'unknown',
    factsCheckedAt: null,
    approvedContent: null,
    updatedAt: '2026-11-20T08:00:00+00:00',
    laundromatServices: [],
    sourceObjects: [openDataSource(number)],
    ...changes,
  };
}

const openDataSource = (
  number: number,
  changes: Partial<OpenDataRow['sourceObjects'][number]> = {},
): OpenDataRow['sourceObjects'][number] => ({
  type: 'node',
  id: String(number),
  version: 1,
  tags: { shop: 'laundry' },
  facts: {},
  imported: {},
  seenAt: '2026-11-21T03:30:00+00:00',
  goneAt: null,
  ...changes,
});
