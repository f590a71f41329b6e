import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { Client, fetchExchange, Provider } from 'urql';
import { expect, it } from 'vitest';
import { createSessionBrowser } from '#app/session/session-browser.ts';
import { SessionContext } from '#app/session/session-context.tsx';
import { createSession } from '#app/session/session.ts';
import { LaundromatReviews } from './laundromat-reviews.tsx';
import type { Review } from './review-query.ts';

const client = new Client({
  url: 'http://nowhere.test',
  preferGetMethod: false,
  exchanges: [fetchExchange],
  fetch: () => new Promise<Response>(() => {}),
});

const session = createSession(createSessionBrowser());

function render(reviews: Review[], reviewCount = reviews.length, search = '') {
  const averageRating = reviews.reduce((sum, { rating }) => sum + rating, 0) / (reviews.length || 1);
  return renderToStaticMarkup(
    <SessionContext value={session}>
      <Provider value={client}>
        <MemoryRouter initialEntries={[`/laverie/lav-express${search}`]}>
          <LaundromatReviews
            laundromat={{ id: '1', name: "Lav'Express", averageRating, reviewCount, reviews }}
            onPosted={() => undefined}
          />
        </MemoryRouter>
      </Provider>
    </SessionContext>,
  );
}

const review = (rating: number, index = 0): Review => ({
  id: `r${index}-${rating}`,
  authorName: 'Camille',
  rating,
  comment: 'Très <b>propre</b>',
  createdAt: '2026-03-12T08:00:00+00:00',
  visitedOn: null,
  answer: null,
  answeredAt: null,
  verification: 'none',
  photos: [],
});

it('states that reviews are not checked, their order and their dates', () => {
  const html = render([review(5), review(2)]);
  expect(html).toContain('Les avis ne sont pas vérifiés');
  expect(html).toContain('du plus récent au plus ancien');
  expect(html).toContain(
    'publié le </span><time dateTime="2026-03-12T08:00:00+00:00">12\u00a0mars 2026</time>',
  );
});

it('says of each review how far it was checked', () => {
  const html = render([{ ...review(5), verification: 'account' }, review(2)]);
  expect(html.split('· Compte confirmé')).toHaveLength(2);
  expect(html.split('· Avis non vérifié')).toHaveLength(2);
});

it('shows the day of the visit where the author gave it', () => {
  expect(render([review(5)])).not.toContain('visite du');
  const html = render([{ ...review(5), visitedOn: '2026-03-01' }]);
  expect(html).toContain('visite du </span><time dateTime="2026-03-01">1er\u00a0mars 2026</time>');
});

it('shows photos below their review, each as a link to the whole one', () => {
  const photos = ['a', 'b'].map((id) => ({ id, url: `/photos/${id}.webp` }));
  const html = render([{ ...review(5), photos }]);
  expect(html).toContain('<a href="/photos/b.webp"');
  expect(html).toMatch(/src="\/photos\/b-480.webp" alt="Photo de Camille, 2"/);
});

it('shows the answer of the owner with its date, and to visitors no way to answer', () => {
  const answered = { ...review(2), answer: 'Désolés <i>!</i>', answeredAt: '2026-03-13T08:00:00+00:00' };
  const html = render([answered, review(1)]);
  expect(html).toContain('Réponse du propriétaire');
  expect(html).toContain('13\u00a0mars 2026');
  expect(html).toContain('Désolés &lt;i&gt;!&lt;/i&gt;');
  expect(html).not.toContain('Répondre');
});

it('shows what visitors wrote as text', () => {
  expect(render([review(5)])).toContain('Très &lt;b&gt;propre&lt;/b&gt;');
});

it('computes the distribution from the loaded reviews when these are all', () => {
  expect(render([review(5, 1), review(5, 2), review(5, 3), review(1)])).toContain('width:75%');
});

it('offers more reviews only when there are more than ten', () => {
  const ten = Array.from({ length: 10 }, (_, index) => review(4, index));
  expect(render(ten)).not.toContain('Voir plus');
  expect(render(ten, 11)).toContain('Voir plus d&#x27;avis');
});

it.each([
  ['', 1, true],
  ['?avis=2', 2, true],
  ['?avis=3', 3, false],
  ['?avis=4', 3, false],
  ['?avis=0', 1, true],
  ['?avis=-2', 1, true],
  ['?avis=2e9', 1, true],
])('shows for « %s » %d pages of 25 reviews', (search, pages, hasMore) => {
  const html = render(
    Array.from({ length: 10 }, (_, index) => review(4, index)),
    25,
    search,
  );
  expect(html.split('Chargement des avis')).toHaveLength(pages);
  expect(html.includes(`href="/laverie/lav-express?avis=${pages + 1}#avis-${pages + 1}"`)).toBe(hasMore);
});

it('has the review form with its fields, which accept nothing until their code is there', () => {
  const form = /<form[^>]*aria-labelledby="donner-un-avis".*<\/form>/s.exec(render([]))?.[0];
  expect(form).toMatch(/^<form[^>]*><fieldset role="none" disabled=""/);
  for (const text of [
    'Votre note',
    'Votre nom',
    'Votre commentaire',
    'Date de votre visite',
    'Publier mon avis',
  ])
    expect(form).toContain(text);
});

it('shows no average for a laundromat without reviews', () => {
  const html = render([]);
  expect(html).toContain('pas encore reçu d&#x27;avis');
  expect(html).not.toContain('0,0');
});
