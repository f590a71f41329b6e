import { describe, expect, it } from 'vitest';
import { bareLaundromat } from '../laundromat/bare-laundromat.ts';
import { summary } from './laundromat-head.ts';

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
