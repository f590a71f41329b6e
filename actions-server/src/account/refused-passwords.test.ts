import { expect, test } from 'vitest';
import { refuseWeakPassword } from './refused-passwords.ts';

const camille = { firstName: 'Camille', lastName: 'Lefèvre', email: 'c.lefevre@laverie-du-pont.fr' };
const refusal = (password: string) =>
  refuseWeakPassword(password, camille).then(
    () => null,
    (error: { code: string; errors: object }) => error.errors,
  );

test.each(['123456', 'azerty', 'motdepasse', 'MotDePasse', 'soleil', 'qwerty123'])(
  'the common password %s is refused with a sentence',
  async (password) =>
    expect(await refusal(password)).toEqual({ password: expect.stringMatching(/trop courant/) }),
);

test.each([
  'camille',
  'Lefèvre',
  'lefevre69',
  'camille lefevre',
  'LefevreCamille1990',
  'c.lefevre@laverie-du-pont.fr',
  'laverie-du-pont.fr',
])('%s, a part of the own name or address, is refused', async (password) =>
  expect(await refusal(password)).toEqual({ password: expect.stringMatching(/votre nom/) }),
);

test.each(['demo1234', 'secret-1', 'mot de passe', 'lefevre a une laverie', '19901991'])(
  '%s may be chosen',
  async (password) => expect(await refusal(password)).toBeNull(),
);
