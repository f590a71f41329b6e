import { expect, test } from 'vitest';
import { fieldErrors, frenchIssue } from '../validation/validation-messages.ts';
import { contactForm } from './contact.ts';

const refusal = (input: unknown) => {
  const parsed = contactForm.safeParse(input, { error: frenchIssue });
  return parsed.success ? {} : fieldErrors(parsed.error);
};
const message = { name: 'Camille', email: 'camille@example.org', message: 'Bonjour' };

test('name, e-mail and message are enough, and the type is general', () => {
  expect(contactForm.parse(message)).toMatchObject({ ...message, type: 'general' });
});

test('phone and subject left empty are null', () => {
  expect(contactForm.parse({ ...message, phone: ' ', subject: '' })).toMatchObject({
    phone: null,
    subject: null,
  });
});

test('name, e-mail and message are required', () => {
  const required = "Veuillez remplir au moins le nom, l'email et le message.";
  expect(refusal({})).toEqual({ name: required, email: required, message: required });
  expect(refusal({ name: ' ', email: ' ', message: ' ' })).toEqual(refusal({}));
});

test('an e-mail that is there must be one', () => {
  expect(refusal({ ...message, email: 'camille' })).toEqual({ email: "Format d'email invalide" });
});

test('an unknown type is refused', () => {
  expect(refusal({ ...message, type: 'spam' })).toEqual({ type: "Ce type de message n'est pas connu." });
});
