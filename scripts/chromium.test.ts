import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { ensureChromium, problemOfVersion } from '../e2e/ensure-chromium.ts';

afterEach(() => vi.unstubAllEnvs());

async function refusal(script: string, mode = 0o755): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lavoir-chromium-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const program = path.join(folder, 'chromium');
  writeFileSync(program, `#!/bin/sh\n${script}\n`, { mode });
  vi.stubEnv('CHROMIUM_PATH', program);
  const error = await ensureChromium().catch((reason: unknown) => reason);
  return (error as Error).message.replace(program, 'P');
}

test('a chosen Chromium that cannot start is refused with the reason', async () => {
  expect(await refusal('', 0o644)).toBe('CHROMIUM_PATH names P, which is no program.');
  const missing = 'error while loading shared libraries: libnss3.so: cannot open shared object file';
  expect(await refusal(`echo "${missing}" >&2; exit 127`)).toBe(
    'CHROMIUM_PATH names P, which does not start, because the library libnss3.so is missing.',
  );
  expect(await refusal('echo "No space left on device" >&2; exit 1')).toBe(
    'CHROMIUM_PATH names P, which does not start: No space left on device.',
  );
});

test('a Chromium that is too old is refused with its version', () => {
  expect(problemOfVersion('109.0.5414.119')).toContain('is version 109.0.5414.119');
  expect(problemOfVersion('143.0.7499.0')).toBeUndefined();
});
