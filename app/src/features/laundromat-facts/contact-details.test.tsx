import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Laundromat } from '#app/graphql/laundromats/laundromat-query.ts';
import { bareLaundromat } from '../../../testing/bare-laundromat.ts';
import { ContactDetails } from './contact-details.tsx';

const details = (laundromat: Partial<Laundromat>) =>
  renderToStaticMarkup(<ContactDetails laundromat={{ ...bareLaundromat, ...laundromat }} />);

it('shows the address, and no line for an empty field', () => {
  const html = details({});
  expect(html).toContain('12 rue Mercière');
  expect(html).not.toContain('Horaires');
  expect(html).not.toContain('<a ');
  expect(html).not.toContain('Téléphone');
});

it('has a heading, and one for its special days', () => {
  expect(details({})).toContain('<h2 class="sr-only">Informations pratiques</h2>');
  const works = {
    id: 'e1',
    firstDay: '2000-01-01',
    lastDay: '2999-01-01',
    periods: null,
    reason: 'works' as const,
  };
  expect(details({ openingExceptions: [works] })).toContain('<h3 class="sr-only">Jours particuliers</h3>');
});

it('links to phone, email and website without sending a referrer', () => {
  const html = details({
    phone: '0478123456',
    email: 'jean+lavage@exemple.test',
    website: 'https://www.exemple.test/lyon',
  });
  expect(html).toContain('href="tel:0478123456"');
  expect(html).toContain('href="mailto:jean%2Blavage@exemple.test"');
  expect(html).toMatch(/href="https:\/\/www\.exemple\.test\/lyon" target="_blank" rel="noopener noreferrer/);
  expect(html).toContain('>exemple.test<');
});

it('makes no link of a number that cannot be dialled or an invalid address', () => {
  const html = details({ phone: 'demander Paul', website: 'javascript:alert(1)' });
  expect(html).toContain('demander Paul');
  expect(html).not.toContain('<a ');
});
