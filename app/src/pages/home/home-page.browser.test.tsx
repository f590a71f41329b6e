import { type ReactNode, useEffect } from 'react';
import { Link, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { HomePage } from './home-page.tsx';

const searched = page.getByTestId('search');
const openNow = page.getByRole('checkbox', { name: 'Ouvert maintenant' });

beforeEach(() => {
  sessionStorage.clear();
  fakeServer({
    'graphql SearchLaundromats': () => ({ search_laundromats: [] }),
    'graphql SiteSettings': () => ({ site_settings_by_pk: null, site_statements: [] }),
    'graphql FeaturedOfTheMonth': () => ({ featured_of_the_month: [] }),
    'graphql Services': () => ({ services: [] }),
    'graphql WashPrices': () => ({ laundromats: [] }),
    'graphql SearchCities': () => ({ search_cities: [] }),
    'graphql LaundromatsOnMap': () => ({ laundromats_on_map: [] }),
  });
});
afterEach(() => vi.restoreAllMocks());

function Home() {
  return (
    <>
      <HomePage />
      <output data-testid="search">{useLocation().search}</output>
    </>
  );
}

test('« Ouvert maintenant » searches around the visitor, in an address that names only a point within 500 m', async () => {
  const coords = { latitude: 45.76789, longitude: 4.83321, accuracy: 10 };
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((pass) =>
    pass({ coords } as GeolocationPosition),
  );
  await renderPage(<Home />, { path: '/' });
  await openNow.click();
  await expect.element(searched).toHaveTextContent('?lat=45.77&lng=4.835&openNow=true');
  await expect.element(page.getByRole('heading', { name: /autour de vous/ })).toBeVisible();
});

test('without a position « Ouvert maintenant » still filters, and says why it is not near', async () => {
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((_pass, fail) =>
    fail?.({ code: 1 } as GeolocationPositionError),
  );
  await renderPage(<Home />, { path: '/' });
  await openNow.click();
  await expect.element(searched).toHaveTextContent('?openNow=true');
  await expect.element(page.getByText(/Votre navigateur a refusé/)).toBeVisible();
});

test('a press of « Autour de moi » makes room for its results at once, before the browser answers anything, and a failure keeps it', async () => {
  vi.spyOn(navigator.permissions, 'query').mockReturnValue(new Promise(() => {}));
  let fail: PositionErrorCallback | null | undefined;
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((_pass, failed) => {
    fail = failed;
  });
  await renderPage(<Home />, { path: '/' });
  const introduction = page.getByText(/choisissez avant de vous déplacer/);
  const around = page.getByRole('heading', { name: 'Laveries autour de vous' });
  await expect.element(page.getByRole('heading', { name: /^0\slaverie/ })).toBeVisible();
  await page.getByRole('button', { name: 'Autour de moi' }).click();
  await expect.element(around).toBeVisible();
  await expect.element(introduction).not.toBeInTheDocument();
  await expect.element(page.getByText('Chargement des laveries…').first()).toBeInTheDocument();
  await expect.poll(() => fail).toBeDefined();
  fail?.({ code: 3 } as GeolocationPositionError);
  await expect.element(page.getByText(/n'a pas pu être trouvée à temps/)).toBeVisible();
  await expect.element(around).not.toBeInTheDocument();
  await expect.element(introduction).not.toBeInTheDocument();
});

describe('a position that arrives late', () => {
  const largeWasher = page.getByRole('checkbox', { name: /^Grande capacité/ });
  async function pressOpenNow(content: ReactNode) {
    const asked = vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockReturnValue();
    await renderPage(content, { path: '/' });
    await openNow.click();
    await expect.poll(() => asked).toHaveBeenCalled();
    return asked.mock.lastCall!;
  }
  const lyon = { coords: { latitude: 45.77, longitude: 4.835, accuracy: 10 } } as GeolocationPosition;

  test('keeps a filter that was chosen in the meantime', async () => {
    const [pass] = await pressOpenNow(<Home />);
    await largeWasher.click();
    await expect.element(searched).toHaveTextContent('?minWasherKg=14');
    pass(lyon);
    await expect.element(searched).toHaveTextContent('?lat=45.77&lng=4.835&openNow=true&minWasherKg=14');
  });

  test('keeps that filter also when there is none', async () => {
    const [, fail] = await pressOpenNow(<Home />);
    await largeWasher.click();
    await expect.element(searched).toHaveTextContent('?minWasherKg=14');
    fail?.({ code: 1 } as GeolocationPositionError);
    await expect.element(searched).toHaveTextContent('?openNow=true&minWasherKg=14');
  });

  test.each(['found', 'refused'])('leaves a visitor on the page that they opened since: %s', async (end) => {
    const opened: string[] = [];
    function Record() {
      const { pathname } = useLocation();
      useEffect(() => void opened.push(pathname), [pathname]);
      return <Link to={`${pathname}suite/`}>Suite</Link>;
    }
    const [pass, fail] = await pressOpenNow(
      <>
        <Record />
        <Routes>
          <Route path="/" element={<Home />} />
          <Route path="*" element={null} />
        </Routes>
      </>,
    );
    const next = page.getByRole('link', { name: 'Suite' });
    await next.click();
    if (end === 'found') pass(lyon);
    else fail?.({ code: 1 } as GeolocationPositionError);
    await next.click();
    await expect.poll(() => opened).toEqual(['/', '/suite/', '/suite/suite/']);
  });
});

test('a link that was passed on searches around its point, and not around the reader', async () => {
  await renderPage(<Home />, { path: '/?lat=43.6&lng=1.44' });
  await expect.element(page.getByRole('heading', { name: /autour du point partagé/ })).toBeVisible();
});
