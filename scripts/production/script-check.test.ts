import { expect, test } from 'vitest';
import { checkScripts } from './script-check.ts';

test('the shell scripts are valid, and migrations come before metadata', async () => {
  expect(await checkScripts()).toEqual([]);
});
