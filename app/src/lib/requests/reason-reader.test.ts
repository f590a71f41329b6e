import { expect, test } from 'vitest';
import { reasonReader } from './reason-reader.ts';

const reader = { email: 'camille@example.fr', emailVerified: true, isActive: true };
const nobody = 'Personne.';

test('a reason is said to be sent only to an active account with a confirmed address', () => {
  expect(reasonReader(reader, nobody)).toBe('Le motif est envoyé à camille@example.fr.');
  for (const other of [
    { emailVerified: false },
    { isActive: false },
    { emailVerified: false, isActive: false },
  ])
    expect(reasonReader({ ...reader, ...other }, nobody)).toMatch(/le motif ne lui est pas envoyé/);
  expect(reasonReader(null, nobody)).toBe(nobody);
});
