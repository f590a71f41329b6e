import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { bareLaundromat } from '../../../testing/bare-laundromat.ts';
import { SourceLine } from './source-line.tsx';

const object = { type: 'way', id: '12', seenAt: '2026-11-20T03:00:00+00:00', goneAt: null };
const textOf = (...sourceObjects: (typeof object | (Omit<typeof object, 'goneAt'> & { goneAt: string }))[]) =>
  renderToStaticMarkup(<SourceLine laundromat={{ ...bareLaundromat, sourceObjects }} />);

test('an imported laundromat names its source with a link to the object and the day', () => {
  expect(textOf(object)).toContain('href="https://www.openstreetmap.org/way/12"');
  expect(textOf(object)).toMatch(
    /les contributeurs d&#x27;OpenStreetMap<\/a><span>, relevées le 20\u00a0novembre 2026<\/span><\/p>/,
  );
});

test('an object that is gone leaves a laundromat to be confirmed', () => {
  const gone = { ...object, goneAt: '2026-11-22T03:00:00+00:00' };
  expect(textOf(gone)).toContain('à confirmer');
  expect(textOf(gone, object)).not.toContain('à confirmer');
});

test('data that was derived from OpenStreetMap links to its licence, and a laundromat of the site to nothing', () => {
  expect(textOf({ ...object, type: 'reims-dump' })).toContain(
    'href="https://www.openstreetmap.org/copyright"',
  );
  expect(textOf()).toBe('');
});
