import { spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const project = path.resolve(import.meta.dirname, '..', '..');
const kubernetes = ['hasura/hasura.yaml', 'reads/web.yaml'].map((file) => `deploy/kubernetes/${file}`);
const files = ['deploy/Dockerfile', ...kubernetes, 'docker-compose.yml'];

let clone: string;
beforeEach(() => {
  clone = fs.mkdtempSync(path.join(tmpdir(), 'lavoir-pin-images-'));
  for (const file of [...files, 'deploy/pin-images.sh'])
    fs.cpSync(path.join(project, file), path.join(clone, file));
});
afterEach(() => fs.rmSync(clone, { recursive: true, force: true }));

const read = () => files.map((file) => fs.readFileSync(path.join(clone, file), 'utf8')).join('');

function pin(digest: string) {
  fs.writeFileSync(path.join(clone, 'docker'), `#!/bin/sh\necho ${digest}\n`, { mode: 0o755 });
  return spawnSync('bash', [path.join(clone, 'deploy', 'pin-images.sh')], {
    encoding: 'utf8',
    env: { ...process.env, PATH: `${clone}:${process.env.PATH}` },
  });
}

test('every image of other makers gets its digest, and a new one later', () => {
  const tags = read();
  for (const letter of ['a', 'b']) {
    const digest = `sha256:${letter.repeat(64)}`;
    expect(pin(digest)).toMatchObject({ status: 0, stderr: '' });
    expect(read().replaceAll(`@${digest}`, '')).toBe(tags);
    const named = read().match(/^FROM \S+:\S+|^ *image: \S+:\S+|^# syntax=\S+/gm)!;
    expect(named.filter((line) => !line.includes('lavoir-') && !line.endsWith(digest))).toEqual([]);
  }
  const hasura = Array.from(read().matchAll(/hasura\/graphql-engine:\S+/g), ([image]) => image);
  expect(hasura).toHaveLength(2);
  for (const image of hasura) expect(image).toMatch(/:v[\d.]+-ce[.@]/);
});

test('an answer that is no digest changes nothing', () => {
  const before = read();
  expect(pin('unauthorized').status).toBe(1);
  expect(read()).toBe(before);
});
