import { expect, test } from 'vitest';
import type { CityPlace } from '#app/lib/texts/place-names.ts';
import { renderOnServer } from '../../../testing/render-on-server.tsx';
import { CityHead, RegionHead } from './place-head.tsx';

const leMans: CityPlace = {
  name: 'Le Mans',
  slug: 'le-mans',
  region: 'Pays de la Loire',
  regionSlug: 'pays-de-la-loire',
  department: 'Sarthe',
  laundromats: 4,
  parent: null,
};
const arrondissement: CityPlace = {
  name: 'Paris 15e arrondissement',
  slug: 'paris-15e-arrondissement',
  region: 'Île-de-France',
  regionSlug: 'ile-de-france',
  department: 'Paris',
  laundromats: 2,
  parent: { name: 'Paris', slug: 'paris' },
};

test('a region is described by what is there', () => {
  const html = renderOnServer(<RegionHead region={{ name: 'Corse', slug: 'corse', laundromats: 1 }} />);
  expect(html).toContain('<title>Laveries automatiques en Corse · Lavoir</title>');
  expect(html).toContain('href="https://lavoir.test/laveries/corse"');
  expect(html).toContain('1 laverie en libre-service en Corse');
});

test('a commune is described by what is there, and has breadcrumbs with absolute addresses', () => {
  const html = renderOnServer(<CityHead city={leMans} page={1} />);
  expect(html).toContain('<title>Laveries automatiques au Mans (Sarthe) · Lavoir</title>');
  expect(html).toContain('4 laveries en libre-service au Mans');
  const [, json] = /<script type="application\/ld\+json">(.*)<\/script>/.exec(html)!;
  expect(JSON.parse(json!)).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, item: 'https://lavoir.test/directory' },
      { position: 2, name: 'Pays de la Loire', item: 'https://lavoir.test/laveries/pays-de-la-loire' },
      { position: 3, name: 'Le Mans', item: 'https://lavoir.test/laveries/pays-de-la-loire/le-mans' },
    ],
  });
});

test('an arrondissement is named without its department', () => {
  const html = renderOnServer(<CityHead city={arrondissement} page={1} />);
  expect(html).toContain('<title>Laveries automatiques dans le 15e arrondissement de Paris · Lavoir</title>');
  expect(html).toContain('2 laveries en libre-service dans le 15e arrondissement de Paris');
});

test('a further page of a list says so in its title', () => {
  const html = renderOnServer(<CityHead city={leMans} page={2} />);
  expect(html).toContain('<title>Laveries automatiques au Mans (Sarthe), page 2 · Lavoir</title>');
});
