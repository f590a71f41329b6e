import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { hasuraFolder } from '../local-stack/project-folder.ts';

const folder = path.join(hasuraFolder, 'migrations', 'default');
const names = readdirSync(folder);

test('every migration says what it holds, and is named by a timestamp', () => {
  for (const name of names) {
    expect(name).toMatch(/^\d{13}_[a-z_]+$/);
    expect(readFileSync(path.join(folder, name, 'up.sql'), 'utf8'), name).toMatch(/^-- .{20,}\n/);
  }
});

test('migrations only go forward', () => {
  for (const name of names) expect(readdirSync(path.join(folder, name)), name).toEqual(['up.sql']);
});
