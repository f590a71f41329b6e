import { useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { useSearchUrl } from '#app/features/search/search-params.ts';
import { directorySorts } from '#contract/laundromat/search.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { DirectoryForm } from './directory-page.tsx';

const quimper = {
  id: 'quimper',
  name: 'Quimper',
  postalCode: '29000',
  department: 'Finistère',
  departmentCode: '29',
  latitude: '47.99597',
  longitude: '-4.09796',
};

function Form() {
  return (
    <>
      <DirectoryForm search={useSearchUrl(directorySorts)} />
      <output data-testid="search">{useLocation().search}</output>
    </>
  );
}

test.each([
  ['Bretagne', '?region=Bretagne&city=Quimper&department=29'],
  ['Occitanie', '?city=Quimper&department=29'],
])('a city that is chosen keeps the region only if it lies there: %s', async (region, search) => {
  fakeServer({ 'graphql SearchCities': () => ({ search_cities: [{ position: 1, city: quimper }] }) });
  await renderPage(<Form />, { path: `/directory?region=${region}` });
  await page.getByRole('combobox', { name: 'Ville' }).fill('quimp');
  await page.getByRole('option', { name: 'Quimper' }).click();
  await expect.element(page.getByTestId('search')).toHaveTextContent(search);
});
