import { Route, Routes, StaticRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { renderOnServer } from '../../../testing/render-on-server.tsx';
import { townsPerPage } from './place-query.ts';
import { RegionPage } from './region-page.tsx';

const region = { name: 'Pays de la Loire', slug: 'pays-de-la-loire', laundromats: 300 };
const town = (number: number) => ({
  ...{ communeId: `${number}`, name: `Ville ${number}`, slug: `ville-${number}`, regionSlug: region.slug },
  ...{ departmentCode: '85', laundromats: 1 },
  city: { id: `${number}`, latitude: '46.67048', longitude: '-1.42644' },
});

const page = (query: string, towns: number) =>
  renderOnServer(
    <StaticRouter location={`/laveries/pays-de-la-loire?departement=Vend%C3%A9e${query}`}>
      <Routes>
        <Route path="/laveries/:region" element={<RegionPage />} />
      </Routes>
    </StaticRouter>,
    {
      laundromat_regions: [region],
      laundromat_cities: Array.from({ length: towns }, (_, number) => town(number)),
    },
  );

test('a department lists its towns', () => {
  const html = page('', 2);
  expect(html).toMatch(/2\sLaveries en libre-service/i);
  expect(html).toContain('href="/laveries/pays-de-la-loire/ville-1"');
  expect(html).not.toContain('Pagination');
});

test('filters of the search that led there hold around its towns, whose name others may share', () => {
  const html = page('&ouvert=dimanche&sort=price', 2);
  expect(html).toContain(
    'href="/?city=Ville+1&amp;department=85&amp;lat=46.6705&amp;lng=-1.4264&amp;ouvert=dimanche&amp;sort=price"',
  );
});

test('a list that fills its page has another one, with the same filters', () => {
  const html = page('&openNow=true', townsPerPage);
  expect(html).toContain(
    'href="/laveries/pays-de-la-loire?departement=Vend%C3%A9e&amp;openNow=true&amp;page=2"',
  );
  expect(html).not.toContain('100 laveries');
});
