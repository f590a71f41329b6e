import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/http/endpoints.ts';
import { openApi } from '#contract/http/openapi.ts';
import { restDocument } from './rest-document.ts';

const file = path.join(import.meta.dirname, '../../docs/rest.md');

test('docs/rest.md is current (npm run rest:docs)', async () => {
  const present = (await readFile(file, 'utf8')).replaceAll('\r\n', '\n');
  expect(present).toBe(restDocument(openApi()));
});

test.each(endpoints.map(({ method, path }) => `${method} ${path}`))('%s is documented', async (endpoint) => {
  expect(restDocument(openApi())).toContain(`### ${endpoint}\n`);
});
