import { Link, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { NotFoundPage } from '#app/pages/not-found/not-found-page.tsx';
import { RegionPage } from '#app/pages/towns/region-page.tsx';
import { fakeServer, lostAnswer } from '../../../testing/fake-server.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { lazyPage } from './page-code.tsx';

afterEach(() => void vi.spyOn(console, 'error').mockClear());

const home = page.getByRole('link', { name: "Retour à l'accueil" });
const retry = page.getByRole('button', { name: 'Réessayer' });

function Throws(): never {
  throw new Error('the page failed');
}

const Unfetched = lazyPage<object>(() =>
  Promise.reject(new TypeError('Failed to fetch dynamically imported module: https://lavoir.test/a.js')),
);

function Frame({ failing }: { failing: React.ReactNode }) {
  const { key } = useLocation();
  return (
    <>
      <PageBoundary location={key} fallback={null}>
        <Link to="/autre">Menu</Link>
      </PageBoundary>
      <PageBoundary location={key}>
        <Routes>
          <Route path="/" element={<h1>Accueil</h1>} />
          <Route path="/autre" element={<h1>Autre page</h1>} />
          <Route path="/laveries/:region" element={failing} />
        </Routes>
      </PageBoundary>
    </>
  );
}

test.each([
  ['an error that it throws', <Throws key="throws" />, 'Une erreur est survenue'],
  ['code that cannot be fetched', <Unfetched key="unfetched" />, "Cette page n'a pas pu être chargée"],
])('a page with %s says so in French and leads on', async (_name, failing, title) => {
  await renderPage(<Frame failing={failing} />, { path: '/laveries/bretagne' });
  await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect.element(retry).toBeVisible();
  await home.click();
  await expect.element(page.getByRole('heading', { name: 'Accueil' })).toBeVisible();
});

test('a page whose data cannot be read says so in its heading', async () => {
  fakeServer({
    'graphql RegionPage': lostAnswer,
    'graphql SiteSettings': () => ({ site_settings_by_pk: null }),
  });
  await renderPage(<Frame failing={<RegionPage />} />, { path: '/laveries/bretagne' });
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent("Ces laveries n'ont pas pu être chargées");
});

test('« Réessayer » starts a new version that waits', async () => {
  const waiting = { postMessage: vi.fn() };
  const worker = Object.assign(new EventTarget(), { getRegistration: async () => ({ waiting }) });
  const workers = vi.spyOn(navigator, 'serviceWorker', 'get').mockReturnValue(worker as never);
  onTestFinished(() => workers.mockRestore());
  await renderPage(<Frame failing={<Unfetched />} />, { path: '/laveries/bretagne' });
  await retry.click();
  await expect.poll(() => waiting.postMessage.mock.calls).toEqual([[{ type: 'SKIP_WAITING' }]]);
});

test('a page whose answer has the wrong shape says so in French, and another page opens', async () => {
  fakeServer({
    'graphql RegionPage': () => ({ laundromat_regions: 7, laundromat_cities: 'x' }),
    'graphql SiteSettings': () => ({ site_settings_by_pk: null }),
  });
  await renderPage(<Frame failing={<RegionPage />} />, { path: '/laveries/bretagne' });
  await expect.element(page.getByText('Une erreur est survenue')).toBeVisible();
  await expect.element(retry).toBeVisible();
  await page.getByRole('link', { name: 'Menu' }).click();
  await expect.element(page.getByRole('heading', { name: 'Autre page' })).toBeVisible();
});

test('a part that fails leaves the page and what is typed in it', async () => {
  await renderPage(
    <>
      <PageBoundary location="a" fallback={null}>
        <Throws />
      </PageBoundary>
      <input aria-label="Nom" />
    </>,
  );
  await page.getByRole('textbox', { name: 'Nom' }).fill('Camille');
  await expect.element(page.getByRole('textbox', { name: 'Nom' })).toHaveValue('Camille');
  expect(document.body.textContent).not.toContain('erreur');
});

test('a missing page says so in French first, and then small what the specification says', async () => {
  await renderPage(<NotFoundPage />);
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent("Cette page n'existe pas, ou plus.");
  const english = page.getByText('404 Page Not Found', { exact: true });
  const [french, small] = [page.getByRole('heading', { level: 1 }).element(), english.element()];
  expect(french.compareDocumentPosition(small) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(parseFloat(getComputedStyle(small).fontSize)).toBeLessThan(16);
  await expect.element(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
});

test('a missing page leads to a search, to the position and to the last place', async () => {
  const point = { city: 'Lyon', department: '69', place: '', centre: { lat: 45.76, lng: 4.83 } };
  localStorage.setItem('lavoir:recent-places', JSON.stringify([point]));
  await renderPage(
    <Routes>
      <Route path="/nulle-part" element={<NotFoundPage />} />
      <Route path="/" element={<Address />} />
    </Routes>,
    { path: '/nulle-part' },
  );
  const link = (name: string) => page.getByRole('link', { name });
  await expect.element(link('Autour de moi')).toHaveAttribute('href', '/#autour-de-moi');
  await expect
    .element(link('Lyon (69)'))
    .toHaveAttribute('href', '/?city=Lyon&department=69&lat=45.76&lng=4.83');
  await page.getByLabelText('Ville, adresse ou laverie').fill('Grenoble');
  await page.getByRole('button', { name: 'Rechercher' }).click();
  await expect.element(page.getByText('/?lieu=Grenoble')).toBeVisible();
  localStorage.clear();
});

function Address() {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}
