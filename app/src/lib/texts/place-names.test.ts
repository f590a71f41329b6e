import { expect, test } from 'vitest';
import { cityCrumbs, inRegion } from './place-names.ts';

test('a region takes its preposition', () => {
  expect(['Bretagne', 'Hauts-de-France', 'Grand Est', 'La Réunion'].map(inRegion)).toEqual([
    'en Bretagne',
    'dans les Hauts-de-France',
    'dans le Grand Est',
    'à La Réunion',
  ]);
});

test('an arrondissement stands below its commune', () => {
  const place = {
    name: 'Paris 15e arrondissement',
    slug: 'paris-15e-arrondissement',
    region: 'Île-de-France',
    regionSlug: 'ile-de-france',
    parent: { name: 'Paris', slug: 'paris' },
  };
  expect(cityCrumbs(place).slice(2)).toEqual([
    { name: 'Paris', path: '/laveries/ile-de-france/paris' },
    { name: '15e', path: '/laveries/ile-de-france/paris-15e-arrondissement' },
  ]);
});
