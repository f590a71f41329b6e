import { expect, test } from 'vitest';
import { pageEvents } from './page-events.ts';
import { createPagePurge } from './page-purge.ts';

interface Row {
  slug: string;
  is_active: boolean;
}

const shown = (slug: string): Row => ({ slug, is_active: true });
const hidden = (slug: string): Row => ({ slug, is_active: false });

async function purgedBy(
  old: Row | null,
  current: Row | null,
  name: keyof ReturnType<typeof pageEvents> = 'laundromat_changed',
) {
  const pages = [
    '/',
    '/directory',
    '/laveries/bretagne/brest',
    '/laverie/a',
    '/laverie/b',
    '/laverie/c',
    '/faq',
  ];
  let purged: string[] = [];
  const db = { statement: () => Promise.resolve([]) };
  const purge = createPagePurge((concerns) => (purged = pages.filter(concerns)), db);
  const system = { role: 'superuser', requestId: 'request-1' } as never;
  await pageEvents(db, purge)[name]({ id: 'event-1', event: { data: { old, new: current } } }, system);
  return purged;
}

const lists = ['/', '/directory', '/laveries/bretagne/brest'];

test.each([
  ['added', null, shown('a'), [...lists, '/laverie/a']],
  ['published', hidden('a'), shown('a'), [...lists, '/laverie/a']],
  ['edited', shown('a'), shown('a'), [...lists, '/laverie/a']],
  ['renamed', shown('a'), shown('b'), [...lists, '/laverie/a', '/laverie/b']],
  ['unpublished', shown('a'), hidden('a'), [...lists, '/laverie/a']],
  ['removed', shown('a'), null, [...lists, '/laverie/a']],
])(
  'a laundromat that is %s has its page and all lists rendered again',
  async (_change, old, current, pages) => {
    expect(await purgedBy(old, current)).toEqual(pages);
  },
);

test('a change of a hidden laundromat changes no page', async () => {
  expect(await purgedBy(hidden('a'), hidden('a'))).toEqual([]);
});

test('a change is delivered again when the other servers could not be notified of it', async () => {
  const purge = createPagePurge(() => undefined, { statement: () => Promise.reject(new Error('down')) });
  await expect(purge(['/laverie/a'])).rejects.toThrow('down');
});

test.each([
  'site_settings_changed',
  'site_statement_changed',
  'service_changed',
  'subscription_plan_changed',
] as const)('%s: every page is rendered again, because each one shows it', async (name) => {
  expect(await purgedBy(shown('a'), shown('a'), name)).toHaveLength(7);
});
