import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from '../local-stack/project-folder.ts';

const table = 'app/src/pages/services/service.ts';
const comment = /\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm;
const price = /\d(?:[\s\u00a0\u202f]|\\u00a0|&nbsp;)*(?:€|euros?\b|EUR\b)/;

test('no text of the app contains a price: plan prices are queried, service prices are in one table', () => {
  const files = ['app', 'contract', 'actions-server/src'].flatMap((folder) =>
    readdirSync(path.join(projectFolder, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => path.join(folder, name).replaceAll('\\', '/'))
      .filter((name) => /\.(tsx?|html)$/.test(name) && !/\.test\.tsx?$|\/generated\//.test(name)),
  );
  expect(files).toContain(table);
  const withPrices = files.filter((name) =>
    price.test(
      readFileSync(path.join(projectFolder, name), 'utf8').replace(comment, '').replaceAll('\\u00a0', ' '),
    ),
  );
  expect(withPrices).toEqual([]);
});
