import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { CardLaundromat } from '#app/lib/laundromats/card-laundromat.ts';
import { Place, Price, Rating, ServiceChips } from './card-facts.tsx';
import { LaundromatCard } from './laundromat-card.tsx';

const services = ['Lessive fournie', 'Accès PMR', 'Parking', 'Wi-Fi gratuit'].map((name) => ({
  id: name,
  name,
  icon: 'wifi',
}));
const washing = { id: 'a0000000-0000-4000-8000-000000000001', name: 'Lave-linge', icon: 'washing-machine' };
const laundromat: CardLaundromat = {
  id: '1',
  slug: 'laverie-du-port',
  name: 'Laverie du Port',
  address: '12 quai du Port',
  postalCode: '29200',
  city: 'Brest',
  hours: 'Sur demande',
  locationSource: 'address',
  priceFrom: '4.00',
  averageRating: 4.25,
  reviewCount: 12,
  photos: [],
  laundromatServices: [washing, ...services].map((service) => ({ service })),
};

const textOf = (markup: React.ReactElement) =>
  renderToStaticMarkup(markup)
    .replace(/<[^>]*>/g, '|')
    .replace(/\|+/g, '|');
const cardText = (changes: Partial<CardLaundromat> = {}, distanceKm: number | null = 0.65) =>
  textOf(
    <MemoryRouter>
      <LaundromatCard laundromat={{ ...laundromat, ...changes }} distanceKm={distanceKm} services={2} />
    </MemoryRouter>,
  );

test('a card leads with name, opening, distance and price; rating and services follow', () => {
  const parts = ['Laverie du Port', 'Sur demande', '· 650\u00a0m', '4,00', '(12', 'Lessive fournie'];
  const places = parts.map((part) => cardText().indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

test('a card names no service that nearly every laundromat has', () => {
  expect(cardText()).not.toContain('Lave-linge');
  expect(cardText()).toContain('+2|');
});

test('a card says what is unknown instead of inventing it', () => {
  const text = cardText({ hours: null, priceFrom: null, reviewCount: 0 });
  for (const unknown of ['Horaires non communiqués', 'Prix non communiqué', 'Pas encore d&#x27;avis'])
    expect(text).toContain(unknown);
});

test('the price of the stated load replaces the lowest price, and an unknown one is said', () => {
  const wash = { kilos: 7, dries: true };
  const text = (price: number | null, washOnly: number | null = null) =>
    textOf(<Price priceFrom="4.00" washPrice={{ wash, price, washOnly }} />);
  expect(text(null, 4.5)).toMatch(/4,50.*pour 7.kg, séchage non compris/);
  expect(text(9.4)).toMatch(/^\| \|9,40.€\| \|pour 7.kg, séchage compris\|$/);
  expect(text(null)).toMatch(/^\|dès\| \|4,00.€\| \|\(prix pour 7.kg, séchage compris inconnu\)\|$/);
});

test('only a known place has a distance; otherwise the card shows the town', () => {
  const place = (locationSource: string, distanceKm: number | null) =>
    textOf(<Place laundromat={{ ...laundromat, locationSource }} distanceKm={distanceKm} />);
  expect(place('address', 1.2)).toContain('· 1,2\u00a0km');
  expect(place('address', null)).toContain('29200 Brest|12 quai du Port');
  expect(place('commune', 1.2)).toContain('29200 Brest|12 quai du Port');
});

test('a rating is read as one sentence', () => {
  expect(textOf(<Rating laundromat={laundromat} />)).toContain('Note\u00a0: 4,3 sur 5');
});

test('the services that do not fit on a card are counted, in the singular and in the plural', () => {
  const text = (shown: number) => textOf(<ServiceChips services={services} shown={shown} />);
  expect(text(3)).toContain('autre service');
  expect(text(3)).not.toContain('autres');
  expect(text(2)).toContain('autres services');
  expect(text(4)).not.toContain('+');
});
