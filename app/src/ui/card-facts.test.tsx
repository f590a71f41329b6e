import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ServiceChips } from './card-facts.tsx';

const services = ['Lave-linge', 'Sèche-linge', 'Parking', 'Wi-Fi gratuit'].map((name) => ({
  id: name,
  name,
  icon: 'wifi',
}));
const text = (shown: number) =>
  renderToStaticMarkup(<ServiceChips services={services} shown={shown} />).replace(/<[^>]*>/g, '');

test('the services that do not fit on a card are counted, in the singular and in the plural', () => {
  expect(text(3)).toContain('+1 autre service');
  expect(text(3)).not.toContain('autres');
  expect(text(2)).toContain('+2 autres services');
  expect(text(4)).not.toContain('+');
});
