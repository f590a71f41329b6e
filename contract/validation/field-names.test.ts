import { expect, test } from 'vitest';
import { z } from 'zod';
import { loginForm, registerForm, resetPasswordForm } from '../account/account.ts';
import { contactForm } from '../contact/contact.ts';
import { laundromatDraft } from '../laundromat/forms.ts';
import { answerForm, reviewForm } from '../reviews/reviews.ts';
import { fieldName } from './field-names.ts';
import { fieldErrors, frenchIssue } from './validation-messages.ts';

const forms = {
  loginForm,
  registerForm,
  resetPasswordForm,
  contactForm,
  laundromatDraft,
  answerForm,
  reviewForm,
};
const hidden = new Set(['id', 'token', 'type', 'editKey']);

test.each(Object.entries(forms))('every field of %s has a French name', (_name, form) => {
  const fields = Object.keys(form.shape).filter((field) => !hidden.has(field));
  expect(fields.filter((field) => fieldName([field]) === undefined)).toEqual([]);
});

test('a message names its field, also within a list', () => {
  const form = z.object({ name: z.string().max(3), services: z.array(z.guid()) });
  const { error } = form.safeParse({ name: 'trop', services: ['x'] }, { error: frenchIssue });
  expect(fieldErrors(error!)).toEqual({
    name: 'Nom\u00a0: ce texte est trop long (3 caractères au plus).',
    'services.0': "Services\u00a0: cette valeur n'est pas valide.",
  });
});
