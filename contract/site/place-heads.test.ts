import { expect, test } from 'vitest';
import { cityCrumbs, cityHead, inRegion, regionHead } from './place-heads.ts';

test('a region takes its preposition', () => {
  expect(['Bretagne', 'Hauts-de-France', 'Grand Est', 'La Réunion'].map(inRegion)).toEqual([
    'en Bretagne',
    'dans les Hauts-de-France',
    'dans le Grand Est',
    'à La Réunion',
  ]);
});

test('a place is described by what is there', () => {
  const region = regionHead({ name: 'Corse', slug: 'corse', laundromats: 1 });
  expect(region).toMatchObject({ title: 'Laveries automatiques en Corse · Lavoir', path: '/laveries/corse' });
  expect(region.description).toContain('1 laverie en libre-service en Corse');
  const city = cityHead({
    name: 'Le Mans',
    slug: 'le-mans',
    region: 'Pays de la Loire',
    regionSlug: 'pays-de-la-loire',
    department: 'Sarthe',
    laundromats: 4,
    parent: null,
  });
  expect(city.title).toBe('Laveries automatiques au Mans (Sarthe) · Lavoir');
  expect(city.description).toContain('4 laveries en libre-service au Mans');
  expect(city.data?.((path) => `https://lavoir.test${path}`)).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, item: 'https://lavoir.test/directory' },
      { position: 2, name: 'Pays de la Loire', item: 'https://lavoir.test/laveries/pays-de-la-loire' },
      { position: 3, name: 'Le Mans', item: 'https://lavoir.test/laveries/pays-de-la-loire/le-mans' },
    ],
  });
});

test('an arrondissement stands below its commune', () => {
  const place = {
    name: 'Paris 15e arrondissement',
    slug: 'paris-15e-arrondissement',
    region: 'Île-de-France',
    regionSlug: 'ile-de-france',
    department: 'Paris',
    laundromats: 2,
    parent: { name: 'Paris', slug: 'paris' },
  };
  expect(cityCrumbs(place).slice(2)).toEqual([
    { name: 'Paris', path: '/laveries/ile-de-france/paris' },
    { name: '15e', path: '/laveries/ile-de-france/paris-15e-arrondissement' },
  ]);
  expect(cityHead(place)).toMatchObject({
    title: 'Laveries automatiques dans le 15e arrondissement de Paris · Lavoir',
    description: expect.stringContaining('2 laveries en libre-service dans le 15e arrondissement de Paris'),
  });
});
