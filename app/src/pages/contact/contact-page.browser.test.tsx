import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { discardTexts } from '#app/lib/device/device-draft.ts';
import { toasts } from '#app/ui/notices/toast.ts';
import { fakeServer, refusal } from '../../../testing/fake-server.ts';
import { owner, renderPage } from '../../../testing/render-page.tsx';
import { ContactPage } from './contact-page.tsx';

beforeEach(() => localStorage.clear());

const field = (label: string | RegExp) => page.getByLabelText(label);
const answer = field(/^Calcul de sécurité/);
const send = page.getByRole('button', { name: 'Envoyer le message' });
const question = () =>
  [...document.querySelectorAll('label')].find((label) => label.textContent.includes('combien font'))!
    .textContent;

test('a message requires a name, an email address and a text', async () => {
  fakeServer({ 'graphql SiteSettings': () => ({ siteSettings: [] }) });
  await renderPage(<ContactPage />);
  await send.click();
  await expect.poll(() => toasts.shown()?.title).toBe('Champs requis manquants');
  expect(toasts.shown()?.description).toBe("Veuillez remplir au moins le nom, l'email et le message.");
  await expect.element(field(/^Nom/)).toHaveFocus();
  await expect.element(field(/^Nom/)).toHaveAccessibleDescription('Votre nom est obligatoire.');
  await expect.element(field(/^Email/)).toHaveAccessibleDescription("L'email est obligatoire.");
  await expect.element(field(/^Message/)).toHaveAccessibleDescription('Le message est obligatoire.');
});

test('name and email of the account are filled in, and no calculation is asked', async () => {
  fakeServer({ 'graphql SiteSettings': () => ({ siteSettings: [] }) });
  await renderPage(<ContactPage />, { user: owner });
  await expect.element(field(/^Nom/)).toHaveValue('Olivier Test');
  await expect.element(field(/^Email/)).toHaveValue('olivier@lavoir.test');
  await expect.element(answer).not.toBeInTheDocument();
  for (const type of ['pagehide', 'pageshow'])
    dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
  await expect.element(field(/^Nom/)).toHaveValue('Olivier Test');
});

test('signing out in another tab empties the form', async () => {
  fakeServer({ 'graphql SiteSettings': () => ({ siteSettings: [] }) });
  await renderPage(<ContactPage />, { user: owner });
  await field(/^Message/).fill('Bonjour');
  await expect.poll(() => localStorage.getItem('lavoir:text:contact:')).toContain('Bonjour');
  discardTexts();
  for (const label of [/^Nom/, /^Email/, /^Message/]) await expect.element(field(label)).toHaveValue('');
  expect(localStorage.getItem('lavoir:text:contact:')).toBeNull();
});

test('a wrong answer to the calculation is refused and loses no text', async () => {
  fakeServer({ 'graphql SiteSettings': () => ({ siteSettings: [] }) });
  await renderPage(<ContactPage />);
  await field(/^Nom/).fill('Dominique');
  await field(/^Email/).fill('dominique@example.org');
  await field(/^Message/).fill('Bonjour');
  await answer.fill('1000');
  await send.click();
  await expect.poll(() => toasts.shown()?.title).toBe('Code de sécurité incorrect');
  await expect.element(answer).toHaveFocus();
  await expect.element(field(/^Nom/)).toHaveValue('Dominique');
});

test('a message that the server refuses says why, and loses no text', async () => {
  const message = "L'adresse email est invalide.";
  fakeServer({
    'graphql SiteSettings': () => ({ siteSettings: [] }),
    'POST /api/contact': () => refusal(400, { code: 'invalidInput', message, errors: { email: message } }),
  });
  await renderPage(<ContactPage />, { user: owner });
  await field(/^Message/).fill('Bonjour');
  await send.click();
  await expect.poll(() => toasts.shown()?.title).toBe("Erreur lors de l'envoi");
  expect(toasts.shown()?.description).toBe(message);
  await expect.element(field(/^Email/)).toHaveAccessibleDescription(message);
  await expect.element(field(/^Message/)).toHaveValue('Bonjour');
});

test('the first calculation is chosen at random too', async () => {
  fakeServer({ 'graphql SiteSettings': () => ({ siteSettings: [] }) });
  const random = vi.spyOn(Math, 'random').mockReturnValue(0.99);
  await renderPage(<ContactPage />);
  await expect.poll(question).toContain('10 × 10');
  random.mockRestore();
});

test('another calculation empties the answer', async () => {
  fakeServer({ 'graphql SiteSettings': () => ({ siteSettings: [] }) });
  await renderPage(<ContactPage />);
  await answer.fill('5');
  const before = question();
  await expect
    .poll(async () => {
      await page.getByRole('button', { name: 'Nouveau calcul' }).click();
      return question();
    })
    .not.toBe(before);
  await expect.element(answer).toHaveValue('');
});

test.each([
  ['social-media', 'Animation des réseaux sociaux', 'Services aux laveries'],
  ['pressing', '', 'Question générale'],
])('the service « %s » of the address preselects the subject « %s »', async (service, subject, type) => {
  fakeServer({ 'graphql SiteSettings': () => ({ siteSettings: [] }) });
  await renderPage(<ContactPage />, { path: `/contact?service=${service}` });
  await expect.element(field(/^Sujet/)).toHaveValue(subject);
  const chosen = page.getByRole('combobox', { name: 'Votre message concerne' });
  await expect.element(chosen).toHaveDisplayValue(type);
});
