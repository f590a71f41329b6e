import { useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Answers, fakeServer } from '../../../testing/fake-server.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { SearchPanel } from './search-panel.tsx';
import { useSearchUrl } from './search-params.ts';
import { isEmptyPlace } from './search-place.ts';

const quimper = {
  position: 1,
  city: {
    id: 'quimper',
    name: 'Quimper',
    postalCode: '29000',
    department: 'Finistère',
    departmentCode: '29',
    latitude: '47.99597',
    longitude: '-4.09796',
  },
};
const bulle = {
  position: 1,
  laundromat: { id: 'bulle', name: 'Bulle de Quimper', slug: 'bulle-de-quimper', city: 'Quimper' },
};
const atQuimper = '?city=Quimper&department=29&lat=47.996&lng=-4.098';

function answers(found: { cities?: object[]; laundromats?: object[] }): Answers {
  return {
    'graphql SearchSuggestions': () => ({
      search_cities: found.cities ?? [],
      suggest_laundromats: found.laundromats ?? [],
    }),
    'GET /api/places/suggestions': () => Response.json([]),
  };
}

const sorts = ['relevance'] as const;

function Panel() {
  const search = useSearchUrl(sorts);
  return (
    <>
      <SearchPanel
        search={search}
        compact={!isEmptyPlace(search.criteria)}
        opening={{ pending: false, keepsRoom: false, begin: () => {}, end: () => {} }}
      />
      <output data-testid="search">{useLocation().search}</output>
    </>
  );
}

async function openPanel(query: string, found: Parameters<typeof answers>[0] = {}) {
  fakeServer(answers(found));
  await renderPage(<Panel />, { path: `/${query}` });
}

const clear = page.getByRole('link', { name: 'Tout effacer' });
const searched = page.getByTestId('search');
const box = page.getByRole('combobox', { name: 'Ville, adresse ou laverie' });
const option = (name: string | RegExp) => page.getByRole('option', { name });
const button = (name: string | RegExp) => page.getByRole('button', { name });

beforeEach(() => {
  localStorage.clear();
  return page.viewport(390, 844);
});

test('« Rechercher » waits for the best suggestion and takes it', async () => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const found = answers({ cities: [quimper] });
  const search = 'graphql SearchSuggestions';
  fakeServer({ ...found, [search]: (asked) => arrived.then(() => found[search]!(asked)) });
  await renderPage(<Panel />, { path: '/' });
  await box.fill('quimp');
  await userEvent.keyboard('{Enter}');
  await expect.element(searched).toBeEmptyDOMElement();
  arrive();
  await expect.element(button('Quimper · 5 km Modifier')).toBeVisible();
  await expect.element(searched).toHaveTextContent(atQuimper);
});

test('an empty box says what to type', async () => {
  await openPanel('');
  await button('Rechercher').click();
  const hint = page.getByText("Indiquez une ville, une adresse ou le nom d'une laverie.");
  await expect.element(hint).toBeVisible();
  await expect.element(box).toHaveFocus();
  await box.fill('q');
  await expect.element(hint).not.toBeInTheDocument();
});

test('words that no suggestion has are searched as they are', async () => {
  await openPanel('');
  await box.fill('zut');
  await expect.element(page.getByText(/^Aucun lieu de ce nom/).first()).toBeVisible();
  await button('Rechercher').click();
  await expect.element(searched).toHaveTextContent('?q=zut');
});

test('a phrase without a place searches around the visitor, with the filters that it means', async () => {
  const coords = { latitude: 45.7676, longitude: 4.8345, accuracy: 10 };
  const found = vi
    .spyOn(navigator.geolocation, 'getCurrentPosition')
    .mockImplementation((pass) => pass({ coords } as GeolocationPosition));
  await openPanel('');
  await box.fill('laverie automatique ouverte dimanche, grande machine');
  await expect
    .element(page.getByText('«\u00a0Rechercher\u00a0» cherche autour de vous.').first())
    .toBeVisible();
  await button('Rechercher').click();
  await expect.element(searched).toHaveTextContent('?lat=45.77&lng=4.835&ouvert=dimanche&minWasherKg=14');
  found.mockRestore();
});

test('a suggested laundromat opens its page instead of a search', async () => {
  await openPanel('', { laundromats: [bulle] });
  await box.fill('bulle');
  await option(/^Bulle de Quimper/).click();
  await expect.element(page.getByTestId('address')).toHaveTextContent('/laverie/bulle-de-quimper');
  await expect.element(searched).toBeEmptyDOMElement();
});

test('a chosen town becomes a recent place, which can be removed', async () => {
  await openPanel('', { cities: [quimper] });
  await box.fill('quimper');
  await option(/^Quimper/).click();
  await button(/Modifier$/).click();
  await clear.click();
  await userEvent.click(box);
  const recent = page.getByRole('group', { name: 'Récents' });
  await expect.element(recent.getByRole('option', { name: 'Quimper (29)', exact: true })).toBeVisible();
  await recent.getByRole('option', { name: /^Effacer «\sQuimper/ }).click();
  await expect.element(recent).not.toBeInTheDocument();
  await expect.element(box).toHaveFocus();
});

test('« Tout effacer » clears the place and leads to the field', async () => {
  await openPanel(atQuimper);
  await button(/Modifier$/).click();
  await clear.click();
  await expect.element(searched).toBeEmptyDOMElement();
  await expect.element(box).toHaveValue('');
  await expect.element(box).toHaveFocus();
});

test('on a phone the form of a search is one line, which opens it and takes the focus back', async () => {
  await openPanel('?city=Brest&department=29&lat=48.39&lng=-4.486', { cities: [quimper] });
  await expect.element(box).not.toBeInTheDocument();
  await button('Brest · 5 km Modifier').click();
  await expect.element(box).toHaveFocus();
  await box.fill('quimper');
  await option(/^Quimper/).click();
  await expect.element(button('Quimper · 5 km Modifier')).toHaveFocus();
  await expect.element(box).not.toBeInTheDocument();
});

test('a vague position is searched, says so and asks for a place, also where the form would fold', async () => {
  const coords = { latitude: 45.7676, longitude: 4.8345, accuracy: 5000 };
  const found = vi
    .spyOn(navigator.geolocation, 'getCurrentPosition')
    .mockImplementation((pass) => pass({ coords } as GeolocationPosition));
  await openPanel('');
  await button('Autour de moi').click();
  await expect.element(searched).toHaveTextContent('?lat=45.77&lng=4.835');
  await expect.element(page.getByText(/n'est connue qu'à 5\skm près/)).toBeVisible();
  await button('Saisir une ville').click();
  await expect.element(box).toHaveFocus();
  await expect.element(page.getByText(/n'est connue qu'à/)).not.toBeInTheDocument();
  found.mockRestore();
});

test('a refused position is explained, and leads to the field', async () => {
  const refused = vi
    .spyOn(navigator.geolocation, 'getCurrentPosition')
    .mockImplementation((_found, fail) => fail?.({ code: 1 } as GeolocationPositionError));
  await openPanel('');
  await button('Autour de moi').click();
  await expect.element(page.getByText(/a refusé l'accès à votre position/)).toBeVisible();
  await button('Saisir une ville').click();
  await expect.element(box).toHaveFocus();
  await expect.element(searched).toBeEmptyDOMElement();
  refused.mockRestore();
});
