import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
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
  for (let index = 0; index < 100; index += 1)
    await project.ask(`query a${index} { books { ...f } } fragment f on Book { ${'a '.repeat(24_000)} }`);
  expect(heapMegabytes() - before).toBeLessThan(250);
});

test('plans of large variables are not cached', async () => {
  const query = 'query ($where: Book_bool_exp) { books(where: $where) { id } }';
  const before = heapMegabytes();
  for (let index = 0; index < 20; index += 1) {
    const where = { _and: Array.from({ length: 20_000 + index }, () => ({})) };
    expect((await project.ask(query, { where })).data.books).toHaveLength(4);
  }
  expect(heapMegabytes() - before).toBeLessThan(50);
});
