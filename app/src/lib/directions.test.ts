import { expect, it } from 'vitest';
import { directionsUrl } from './directions.ts';

const destination = {
  latitude: '45.76400000',
  longitude: '4.83570000',
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

it('leads to the address when a laundromat has no coordinates', () => {
  const url = new URL(directionsUrl({ ...destination, latitude: null, longitude: null }));
  expect(url.searchParams.get('destination')).toBe('12 rue & quai Mercière, 69002 Lyon');
});
