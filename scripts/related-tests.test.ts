import { expect, test } from 'vitest';

const { relatedTests } = (await import(new URL('related-tests.mjs', import.meta.url).href)) as {
  relatedTests: (stage: string, changed: string[]) => { files: string[]; all: number };
};
const related = (stage: string, changed: string) => relatedTests(stage, [changed]).files;

test('a module of the server concerns the integration tests of its domain and of the whole server', () => {
  const files = related('integration', 'actions-server/src/reviews/post-review.ts');
  expect(files).toContain('actions-server/src/reviews/reviews.integration.test.ts');
  expect(files).toContain('actions-server/src/rest-contract.integration.test.ts');
  expect(files).not.toContain('actions-server/src/claims/claims.integration.test.ts');
  expect(related('permissions', 'actions-server/src/reviews/post-review.ts')).toEqual([]);
});

test('a form of the app concerns its component tests and none of the server', () => {
  const form = 'app/src/features/reviews/review-form.tsx';
  expect(related('components', form)).toContain('app/src/features/reviews/review-form.browser.test.tsx');
  expect(related('integration', form)).toEqual([]);
});

test('a schema of the contract concerns the domains on both sides', () => {
  const schema = 'contract/reviews/reviews.ts';
  expect(related('components', schema)).toContain('app/src/features/reviews/review-form.browser.test.tsx');
  expect(related('integration', schema)).toContain('actions-server/src/reviews/reviews.integration.test.ts');
});

test('a migration concerns the permissions, the tests of migrations and those that name its tables', () => {
  const migration = 'hasura/migrations/default/1795018000000_corrections_and_sources/up.sql';
  const files = related('integration', migration);
  expect(files).toContain('hasura/source-lists.integration.test.ts');
  expect(files).not.toContain('hasura/photos.integration.test.ts');
  expect(related('unit', migration)).toContain('hasura/migrations.test.ts');
  expect(related('permissions', migration)).toContain('hasura/tests/permissions.test.ts');
});

test('texts are always checked, and changed packages concern every test', () => {
  expect(related('unit', 'README.md')).toContain('docs/documents.test.ts');
  const { files, all } = relatedTests('integration', ['package-lock.json']);
  expect(files).toHaveLength(all);
});
