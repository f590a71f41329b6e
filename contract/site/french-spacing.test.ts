import { expect, test } from 'vitest';
import { french, spaced } from './french-spacing.ts';

test('double punctuation, quotation marks and units never begin a line', () => {
  expect(spaced('Prêt ? Oui : « 690 € » !')).toBe('Prêt\u00a0? Oui\u00a0: «\u00a0690\u00a0€\u00a0»\u00a0!');
  expect(spaced('sous 48 h, à 10 km, 3 ans, 7 kg, 1 000 laveries')).toBe(
    'sous 48\u00a0h, à 10\u00a0km, 3\u00a0ans, 7\u00a0kg, 1\u00a0000 laveries',
  );
});

test('ordinary spaces stay, and so does what follows a number by chance', () => {
  expect(spaced('de 7 habitants et 30 annuaires')).toBe('de 7 habitants et 30 annuaires');
});

test('content is set throughout, and what is not text is left alone', () => {
  const drawing = () => null;
  expect(french({ to: '/faq', 'Un prix ?': 'Oui !', list: ['Ouvert ?'], price: 59, drawing })).toEqual({
    to: '/faq',
    'Un prix\u00a0?': 'Oui\u00a0!',
    list: ['Ouvert\u00a0?'],
    price: 59,
    drawing,
  });
});
