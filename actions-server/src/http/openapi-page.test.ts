import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/http/endpoints.ts';
import { openApi } from '#contract/http/openapi.ts';
import { openApiPage, pagePolicy } from './openapi-page.ts';

const page = openApiPage(openApi());

test.each(endpoints.map(({ method, path }) => `${method} ${path}`))('the page describes %s', (endpoint) => {
  expect(page).toContain(`<h3>${endpoint}</h3>`);
});

test('every link within the page leads to a part of it', () => {
  const links = [...page.matchAll(/href="#([^"]+)"/g)].map(([, name]) => name!);
  expect(links.length).toBeGreaterThan(endpoints.length);
  expect(links.filter((name) => !page.includes(`id="${name}"`))).toEqual([]);
});

test('the policy of the page allows its style and no script', () => {
  const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(page)!;
  const hash = createHash('sha256').update(style).digest('base64');
  expect(pagePolicy).toContain(`style-src 'sha256-${hash}'`);
  expect(pagePolicy).toContain("default-src 'none'");
  expect(page).not.toMatch(/<script|style="/);
});
