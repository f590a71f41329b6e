import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const hasuraFolder = path.resolve(import.meta.dirname, '..', '..', 'hasura');
const read = (file: string) => readFileSync(path.join(hasuraFolder, file), 'utf8');
const namesIn = (text: string, pattern: RegExp) =>
  [...new Set([...text.matchAll(pattern)].map(([, name]) => name))].toSorted();

test('hasura/CONVENTIONS.md says of each trigger why the database does it', () => {
  const [, section = ''] = read('CONVENTIONS.md').split('## Triggers');
  const [table = ''] = section.split('\n## ');
  const reasons = table.split('\n').flatMap((row) => row.split('|')[1] ?? []);
  const used = namesIn(
    read('snapshots/schema.sql'),
    /^CREATE (?:CONSTRAINT )?TRIGGER .* EXECUTE FUNCTION public\.(\w+)\(/gm,
  );
  expect(namesIn(reasons.join('\n'), /`(\w+)`/g)).toEqual(used);
});
