import { expect, it } from 'vitest';
import { directionsUrl } from './directions.ts';

const destination = {
  latitude: '45.76400000',
  longitude: '4.83570000',
  locationSource: 'pin',
  address: '12 rue & quai Mercière',
  postalCode: '69002',
  city: 'Lyon',
};

it('leads to the coordinates of the laundromat', () => {
  expect(directionsUrl(destination)).toBe('https://www.google.com/maps/dir/?api=1&destination=45.764,4.8357');
});

it('starts from the visitor when the position is known', () => {
  expect(directionsUrl(destination, { latitude: 45.75, longitude: 4.85 })).toBe(
    'https://www.google.com/maps/dir/?api=1&origin=45.75,4.85&destination=45.764,4.8357',
  );
});

it.each([{ locationSource: 'commune' }, { locationSource: 'commune', latitude: null, longitude: null }])(
  'leads to the address while only the commune is known: %o',
  (place) => {
    const url = new URL(directionsUrl({ ...destination, ...place }));
    expect(url.searchParams.get('destination')).toBe('12 rue & quai Mercière, 69002 Lyon');
  },
);
