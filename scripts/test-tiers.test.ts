import { expect, test } from 'vitest';

const { testsOfTier } = (await import(new URL('test-tiers.mjs', import.meta.url).href)) as {
  testsOfTier: (stage: string, tier: 'change' | 'rest' | 'full') => string[];
};
const stages = ['unit', 'integration', 'components', 'permissions'];

test.each(stages)('every file of the %s stage belongs to npm test or to the rest', (stage) => {
  const both = new Set([...testsOfTier(stage, 'change'), ...testsOfTier(stage, 'rest')]);
  expect([...both].toSorted()).toEqual(testsOfTier(stage, 'full').toSorted());
});

test('a file named full is left to the rest, one with more combinations runs in both', () => {
  const [change, rest] = (['change', 'rest'] as const).map((tier) => testsOfTier('integration', tier));
  expect(change).not.toContain('hasura/upgrade.full.integration.test.ts');
  expect(rest).toContain('hasura/upgrade.full.integration.test.ts');
  const both = 'hasura/search-reference.integration.test.ts';
  expect([change!.includes(both), rest!.includes(both)]).toEqual([true, true]);
  expect(rest).not.toContain('actions-server/src/reviews/reviews.integration.test.ts');
});
