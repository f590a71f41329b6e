import { expect, test } from 'vitest';
import type { z } from 'zod';
import { fieldErrors, frenchIssue } from '../validation/validation-messages.ts';
import { loginForm, registerForm } from './account.ts';

const refusal = (schema: z.ZodType, input: unknown) => {
  const parsed = schema.safeParse(input, { error: frenchIssue });
  return parsed.success ? {} : fieldErrors(parsed.error);
};

const registration = {
  firstName: 'Camille',
  lastName: 'Martin',
  email: 'camille@example.org',
  role: 'owner',
  password: 'secret1',
  confirmPassword: 'secret1',
};

test('a login asks for a valid e-mail and six characters', () => {
  expect(refusal(loginForm, { email: 'camille', password: '12345' })).toEqual({
    email: "Format d'email invalide",
    password: 'Le mot de passe doit contenir au moins 6 caractères',
  });
  for (const email of [undefined, '', ' ']) {
    expect(refusal(loginForm, { email, password: '12345' }).email).toBe("Format d'email invalide");
  }
});

test('an e-mail has one spelling, a password every spelling', () => {
  expect(loginForm.parse({ email: ' Camille@Example.ORG ', password: ' Secret ' })).toEqual({
    email: 'camille@example.org',
    password: ' Secret ',
  });
});

test.each([
  'a@b',
  'cämille@example.org',
  'camille@exаmple.org',
  'a@b.fr\u0000',
  'a@b.fr\r\nBcc: c@d.fr',
  'x'.repeat(260) + '@b.fr',
])('the address %j is refused', (email) => {
  expect(refusal(loginForm, { email, password: 'secret1' })).toEqual({ email: "Format d'email invalide" });
});

test.each([null, 'text', ['a'], 42])('%j is not a login', (input) => {
  expect(Object.keys(refusal(loginForm, input))).toEqual(['']);
});

test('a registration without a role is a client', () => {
  const { role: _role, ...withoutRole } = registration;
  expect(registerForm.parse(withoutRole).role).toBe('client');
  expect(registerForm.parse(registration).role).toBe('owner');
});

test.each(['admin', 'site_admin', '', null])('nobody registers as %j', (role) => {
  expect(refusal(registerForm, { ...registration, role })).toEqual({
    role: "Le rôle doit être 'client' ou 'owner' seulement",
  });
});

test('passwords must match, which is reported together with all other problems', () => {
  expect(refusal(registerForm, { ...registration, firstName: ' ', confirmPassword: 'secret2' })).toEqual({
    firstName: 'Le prénom est obligatoire',
    confirmPassword: 'Les mots de passe ne correspondent pas',
  });
});

test('an empty confirmation is requested in its own words', () => {
  const refused = refusal(registerForm, { ...registration, confirmPassword: '' });
  expect(refused).toEqual({ confirmPassword: 'Veuillez confirmer le mot de passe' });
});

test('a password too long to hash is refused', () => {
  const password = 'x'.repeat(201);
  expect(
    Object.keys(refusal(registerForm, { ...registration, password, confirmPassword: password })),
  ).toEqual(['password']);
});

test('a registration of the wrong types is refused without an exception', () => {
  expect(
    Object.keys(refusal(registerForm, { ...registration, firstName: ['a'], password: {} })).sort(),
  ).toEqual(['firstName', 'password']);
  for (const input of [null, 'text', [], 42]) expect(Object.keys(refusal(registerForm, input))).toEqual(['']);
});

test.each([
  'www.promo.example',
  'Camille2',
  'Gagnez ici : promo․example',
  '06 11 22 33 44',
  '@camille',
  'evil。example',
  'evil point com',
  'evil (point) com',
  'evil,fr',
])('the name « %s » is refused: emails greet by it', (firstName) => {
  expect(refusal(registerForm, { ...registration, firstName })).toEqual({
    firstName: "Un nom n'a ni chiffre, ni adresse, ni lien.",
  });
});

test.each(['Jean-Paul', "N'Diaye", 'J. P.', 'D.Camille', 'Éloïse du Parc'])('%s is a name', (firstName) => {
  expect(registerForm.parse({ ...registration, firstName }).firstName).toBe(firstName);
});
