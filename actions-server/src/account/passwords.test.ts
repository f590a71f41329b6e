import { verify } from '@node-rs/argon2';
import { expect, test, vi } from 'vitest';
import { hashPassword, isPassword } from './passwords.ts';

test('a password matches its own hash only', async () => {
  const stored = await hashPassword('mot de passe');
  expect(await isPassword('mot de passe', stored)).toBe(true);
  expect(await isPassword('mot de passé', stored)).toBe(false);
  expect(await hashPassword('mot de passe')).not.toBe(stored);
});

test('without an account no password is right, and checking takes as long', async () => {
  const parametersOf = (encoded: unknown) => String(encoded).split('$').slice(0, 4).join('$');
  const stored = await hashPassword('mot de passe');
  const check = vi.fn(verify);
  expect(await isPassword('mot de passe', undefined, check)).toBe(false);
  const [encoded] = check.mock.calls[0]!;
  expect(parametersOf(encoded)).toBe(parametersOf(stored));
  expect(String(encoded)).toHaveLength(stored.length);
});
