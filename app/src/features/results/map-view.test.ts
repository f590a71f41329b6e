import { expect, test } from 'vitest';
import { mapViewOf, roundZone, withMapView } from './map-view.ts';

const view = { latitude: 45.757812, longitude: -4.8, zoom: 15 };

test('an address keeps the visible part of the map beside its search', () => {
  const search = withMapView('?city=Lyon&vue=carte', view);
  expect(search).toBe('?city=Lyon&vue=carte&carte=45.75781,-4.8,15');
  expect(mapViewOf(search)).toEqual({ ...view, latitude: 45.75781 });
});

test('the visible part replaces the former one', () => {
  const search = withMapView(withMapView('', view), { ...view, zoom: 12 });
  expect(search).toBe('?carte=45.75781,-4.8,12');
});

test.each([
  '',
  '?carte=',
  '?carte=45,4',
  '?carte=91,4,12',
  '?carte=45,181,12',
  '?carte=45,4,1.5',
  '?carte=a,b,c',
])('« %s » names no visible part', (search) => expect(mapViewOf(search)).toBeNull());

test('a zone is rounded as its address is', () => {
  expect(roundZone({ south: 45.70004, west: 4.80006, north: 45.8, east: -0.00001 })).toEqual({
    south: 45.7,
    west: 4.8001,
    north: 45.8,
    east: -0,
  });
});
