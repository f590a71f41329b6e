import { describe, expect, it } from 'vitest';
import type { Laundromat } from '#app/graphql/laundromats/laundromat-query.ts';
import { bareLaundromat } from '../../../testing/bare-laundromat.ts';
import { renderOnServer } from '../../../testing/render-on-server.tsx';
import { LaundromatHead, summary } from './laundromat-head.tsx';

const head = (laundromat: Partial<Laundromat>) =>
  renderOnServer(<LaundromatHead laundromat={{ ...bareLaundromat, ...laundromat }} />);

describe('the head of a laundromat page', () => {
  it('renders on a server, with title, canonical address and social tags', () => {
    const html = head({ photos: [{ id: 'p', url: '/photos/a.webp', alt: 'La façade' }] });
    expect(html).toContain('<title>Le Tambour, laverie à Lyon · Lavoir</title>');
    expect(html).toContain('<link rel="canonical" href="https://lavoir.test/laverie/le-tambour-lyon"/>');
    expect(html).toContain('<meta property="og:image" content="https://lavoir.test/photos/a.jpg"/>');
    expect(html).toContain('<meta property="og:image:type" content="image/jpeg"/>');
    expect(html).toContain('<meta property="og:image:width" content="1200"/>');
    expect(html).toContain('<meta property="og:image:height" content="630"/>');
    expect(html).toContain('<meta property="og:image:alt" content="La façade"/>');
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>');
  });

  it('names an external picture as it is, whose format and size are not known', () => {
    const html = head({ photos: [{ id: 'p', url: 'https://example.org/a.webp', alt: null }] });
    expect(html).toContain('<meta property="og:image" content="https://example.org/a.webp"/>');
    expect(html).not.toMatch(/og:image:(type|width|height)/);
  });

  it('names no picture when there is none', () => {
    expect(head({})).not.toContain('og:image');
    expect(head({})).toContain('<meta name="twitter:card" content="summary"/>');
  });

  it('has one script element whatever the owner wrote', () => {
    const html = head({ name: '</script><script>alert(1)</script>', description: '<!--<script>' });
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html.match(/<\/script>/g)).toHaveLength(1);
  });
});

describe('the description for search engines', () => {
  it('says what is known when the owner wrote nothing', () => {
    const text = summary({ ...bareLaundromat, hours: '7h-22h, 7j/7', priceFrom: '4.50' });
    expect(text).toMatch(
      /^Le Tambour, laverie libre-service, 12 rue Mercière, 69002 Lyon\. Horaires : 7h-22h, 7j\/7\./,
    );
    expect(text).toMatch(/À partir de 4,50\s€\.$/);
  });

  it('cuts a long description at a word', () => {
    const text = summary({ ...bareLaundromat, description: 'machine propre, '.repeat(30) });
    expect(text.length).toBeLessThanOrEqual(156);
    expect(text).toMatch(/(machine|propre)…$/);
  });
});
