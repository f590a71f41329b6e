import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { bareLaundromat } from './bare-laundromat.ts';
import { laundromatHead } from '#contract/site/laundromat-head.ts';
import { PageHead } from '#app/ui/page-head.tsx';
import type { Laundromat } from './laundromat-query.ts';

const head = (laundromat: Partial<Laundromat>) =>
  renderToStaticMarkup(<PageHead head={laundromatHead({ ...bareLaundromat, ...laundromat })} />);

describe('the head of a laundromat page', () => {
  it('renders on a server, with title, canonical address and social tags', () => {
    const html = head({ photos: [{ id: 'p', url: '/photos/a.webp', alt: 'La façade' }] });
    expect(html).toContain('<title>Le Tambour, laverie à Lyon · Lavoir</title>');
    expect(html).toContain('<link rel="canonical" href="/laverie/le-tambour-lyon"/>');
    expect(html).toContain('<meta property="og:image" content="/photos/a.webp"/>');
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>');
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
