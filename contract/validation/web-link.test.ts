import { expect, it } from 'vitest';
import { webLink } from './web-link.ts';

it('names a link by its host alone', () => {
  expect(webLink('https://www.exemple.fr/lyon?x=1#y')).toEqual({
    href: 'https://www.exemple.fr/lyon?x=1#y',
    host: 'exemple.fr',
  });
});

it.each(['javascript:alert(1)', 'data:text/html,x', 'exemple.fr', 'https://', '', null])(
  'makes no link of %j',
  (address) => expect(webLink(address)).toBeNull(),
);
