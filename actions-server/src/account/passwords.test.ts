import type * as Argon2 from '@node-rs/argon2';
import { verify } from '@node-rs/argon2';
import { expect, test, vi } from 'vitest';
import { hashPassword, isPassword } from './passwords.ts';

vi.mock('@node-rs/argon2', async (importOriginal) => {
  const original = await importOriginal<typeof Argon2>();
  return { ...original, verify: vi.fn(original.verify) };
});

test('a password matches its own hash only', async () => {
  const stored = await hashPassword('mot de passe');
  expect(await isPassword('mot de passe', stored)).toBe(true);
  expect(await isPassword('mot de passé', stored)).toBe(false);
  expect(await hashPassword('mot de passe')).not.toBe(stored);
});

test('without an account no password is right, and finding out costs the same hash', async () => {
  const parametersOf = (encoded: unknown) => String(encoded).split('$').slice(0, 4).join('$');
  const stored = await hashPassword('mot de passe');
  vi.mocked(verify).mockClear();
  expect(await isPassword('mot de passe', undefined)).toBe(false);
  const [encoded] = vi.mocked(verify).mock.calls[0]!;
  expect(parametersOf(encoded)).toBe(parametersOf(stored));
  expect(String(encoded)).toHaveLength(stored.length);
});
