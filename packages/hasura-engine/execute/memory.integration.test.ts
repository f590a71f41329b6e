import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { hostileDocuments } from '../testing/hostile-documents.ts';
import { library } from '../testing/library.ts';
import { useProject } from '../testing/project-fixture.ts';

const project = useProject(library);

setFlagsFromString('--expose_gc');
const collectGarbage = runInNewContext('gc') as () => void;

const heapMegabytes = () => {
  collectGarbage();
  return process.memoryUsage().heapUsed / 1e6;
};

test('large documents, valid or not, are cached up to a limit', async () => {
  const before = heapMegabytes();
  // Each takes about five megabytes once it is parsed.
  for (let index = 0; index < 60; index += 1)
    await project.ask(`query a${index} { books { ...f } } fragment f on Book { ${'a '.repeat(24_000)} }`);
  expect(heapMegabytes() - before).toBeLessThan(250);
});

const documents = hostileDocuments({
  list: 'author',
  type: 'author',
  filterType: 'author_bool_exp',
  related: 'books',
  back: 'author',
  column: 'fullName',
});

test.each(Object.entries(documents))(
  'hostile documents leave little in the caches: %s',
  async (_, document) => {
    const before = heapMegabytes();
    for (let number = 0; number < 6; number += 1) {
      const { query, variables } = document(number);
      await project.ask(query, variables);
    }
    expect(heapMegabytes() - before).toBeLessThan(50);
  },
);
