import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { bareLaundromat } from '../../../testing/bare-laundromat.ts';
import { renderOnServer } from '../../../testing/render-on-server.tsx';
import { KeyFacts } from './key-facts.tsx';

test('the page of a laundromat shows the price of the stated load, as its card does', () => {
  const washPrice = { wash: { kilos: 7, dries: true }, price: 6, washOnly: null };
  const html = renderOnServer(
    <MemoryRouter>
      <KeyFacts
        laundromat={{ ...bareLaundromat, priceFrom: '4.00' }}
        washPrice={washPrice}
        hasReviews={false}
      />
    </MemoryRouter>,
  );
  expect(html.replace(/<[^>]*>/g, '')).toMatch(/À partir de 4,00.*6,00.€ pour 7.kg, séchage compris/);
});
