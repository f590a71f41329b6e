import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { hasuraFolder } from '../../local-stack/project-folder.ts';
import { withFields } from './field-permissions.ts';

const file = path.join(hasuraFolder, 'metadata', 'databases', 'default', 'tables', 'public_laundromats.yaml');
const metadata = readFileSync(file, 'utf8');

test('every role reads every field of a laundromat, and administrators write it', () => {
  expect(withFields(metadata), 'Run "npm run codegen".').toBe(metadata);
});

test('a field that is missing gets its name and its place in every permission', () => {
  const missing = metadata
    .replaceAll(/^ +- (website|cycle_minutes)\n/gm, '')
    .replaceAll(/^ +cycle_minutes:( cycleMinutes\n|\n.*\n)/gm, '');
  expect(missing).not.toContain('cycle');
  expect(withFields(missing).split('\n').sort()).toEqual(withFields(metadata).split('\n').sort());
});
