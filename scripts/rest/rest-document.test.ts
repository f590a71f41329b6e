import { expect, test } from 'vitest';
import { endpoints } from '#contract/http/endpoints.ts';
import { openApi } from '#contract/http/openapi.ts';
import { restDocument } from './rest-document.ts';

test.each(endpoints.map(({ method, path }) => `${method} ${path}`))('%s is documented', async (endpoint) => {
  expect(restDocument(openApi())).toContain(`### ${endpoint}\n`);
});
