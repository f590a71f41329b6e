import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { AccountChanges } from '#app/features/account/account-changes.tsx';
import { UnconfirmedEmail } from '#app/features/account/unconfirmed-email.tsx';
import { useUser } from '#app/session/session-context.tsx';
import { toasts } from '#app/ui/notices/toast.ts';
import { cookieNames } from '#contract/account/cookies.ts';
import { fakeServer, lostAnswer, refusal } from '../../../testing/fake-server.ts';
import { storeInOtherTab } from '../../../testing/other-tab.ts';
import { owner, renderPage } from '../../../testing/render-page.tsx';
import { LoginPage } from './login-page.tsx';
import { RegisterPage } from './register-page.tsx';
import { ResetPasswordPage } from './reset-password-page.tsx';
import { VerifyEmailPage } from './verify-email-page.tsx';

const camille = {
  id: 'c0000000-0000-4000-8000-000000000001',
  email: 'camille@example.org',
  firstName: 'Camille',
  lastName: 'Martin',
  role: 'client',
  isActive: true,
  emailVerified: true,
  phone: null,
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
} as const;

const signedInCookie = cookieNames(location.href).signedIn;
const field = (label: string) => page.getByLabelText(label, { exact: true });
const register = page.getByRole('button', { name: 'Créer mon compte' });

async function fillRegistration(confirmation: string) {
  await field('Email').fill('camille@example.org');
  await field('Mot de passe').fill('secret-1');
  await field('Confirmer le mot de passe').fill(confirmation);
}

test('registering shows the problem below each field, keeps the input and sends nothing', async () => {
  fakeServer({});
  await renderPage(<RegisterPage />);
  await fillRegistration('secret-2');
  await register.click();
  await expect.element(field('Prénom')).toHaveFocus();
  await expect.element(page.getByText('Le prénom est obligatoire')).toBeVisible();
  await expect.element(page.getByText('Les mots de passe ne correspondent pas')).toBeVisible();
  await expect.element(field('Email')).toHaveValue('camille@example.org');
});

test('a begun registration is back after its terms were read, without the password, until it is sent', async () => {
  const server = fakeServer({ 'POST /api/auth/register': () => ({ user: camille }) });
  const left = await renderPage(<RegisterPage />);
  await field('Prénom').fill('Camille');
  await field('Type de compte').selectOptions('owner');
  await fillRegistration('secret-1');
  await left.unmount();
  expect(JSON.stringify(localStorage)).not.toContain('secret-1');
  await renderPage(<RegisterPage />);
  await expect.element(field('Prénom')).toHaveValue('Camille');
  await expect.element(field('Email')).toHaveValue('camille@example.org');
  await expect.element(field('Type de compte')).toHaveValue('owner');
  await expect.element(field('Mot de passe')).toHaveValue('');
  await field('Nom').fill('Martin');
  await fillRegistration('secret-1');
  await register.click();
  await expect.poll(() => server.requests('POST /api/auth/register')).toHaveLength(1);
  await expect.poll(() => JSON.stringify(localStorage)).not.toContain('Camille');
});

test('a registration that another tab continues or empties is shown, and keeps the password typed here', async () => {
  await renderPage(<RegisterPage />);
  await field('Prénom').fill('Camille');
  await fillRegistration('secret-1');
  const key = 'lavoir:text:registration:client';
  const saved = JSON.parse(localStorage.getItem(key)!) as object;
  storeInOtherTab(key, { ...saved, lastName: 'Martin' });
  await expect.element(field('Nom')).toHaveValue('Martin');
  await expect.element(field('Mot de passe')).toHaveValue('secret-1');
  storeInOtherTab(key, null);
  await expect.element(field('Nom')).toHaveValue('');
  await expect.element(field('Confirmer le mot de passe')).toHaveValue('secret-1');
});

test('an address that is taken is refused at its field, and the input stays', async () => {
  const sentence = 'Un compte existe déjà avec cet email.';
  fakeServer({
    'POST /api/auth/register': () => refusal(409, { code: 'emailTaken', message: sentence }),
  });
  await renderPage(<RegisterPage />);
  await field('Prénom').fill('Dominique');
  await field('Nom').fill('Martin');
  await fillRegistration('secret-1');
  await register.click();
  await expect.element(field('Email')).toHaveAccessibleDescription(sentence);
  await expect.element(field('Prénom')).toHaveValue('Dominique');
  expect(toasts.shown()?.title).toBe('Erreur lors de la création du compte');
});

test('signing in refuses invalid input without a request', async () => {
  fakeServer({});
  await renderPage(<LoginPage />);
  await field('Email').fill('camille');
  await field('Mot de passe').fill('12345');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect.element(page.getByText("Format d'email invalide")).toBeVisible();
  await expect.element(page.getByText('Le mot de passe doit contenir au moins 6 caractères')).toBeVisible();
});

test.each([
  ['another account deletes', owner, null],
  ['the same account keeps', camille, '{"message":"Bonjour"}'],
])('signing in with %s the begun texts on the device', async (_who, user, kept) => {
  fakeServer({ 'POST /api/auth/login': () => ({ user: camille }) });
  document.cookie = `${signedInCookie}=1`;
  onTestFinished(() => void (document.cookie = `${signedInCookie}=; max-age=0`));
  localStorage.setItem('lavoir:text:contact:', '{"message":"Bonjour"}');
  await renderPage(<LoginPage />, { user });
  await field('Email').fill('camille@example.org');
  await field('Mot de passe').fill('secret-1');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect.element(page.getByTestId('address')).toHaveTextContent('/dashboard');
  expect(localStorage.getItem('lavoir:text:contact:')).toBe(kept);
});

test('begun texts outlast the end of a session for its account only', async () => {
  const endSession = () => void (document.cookie = `${signedInCookie}=; max-age=0`);
  onTestFinished(endSession);
  const signIn = async (user: object) => {
    const login = () => {
      document.cookie = `${signedInCookie}=1`;
      return { user };
    };
    fakeServer({ 'POST /api/auth/login': login });
    const screen = await renderPage(<LoginPage />);
    await field('Email').fill('camille@example.org');
    await field('Mot de passe').fill('secret-1');
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await expect.element(page.getByTestId('address')).toHaveTextContent('/dashboard');
    endSession();
    await screen.unmount();
  };
  await signIn(camille);
  localStorage.setItem('lavoir:text:question:1', '{"question":"Ouvert le 25\u00a0?"}');
  await signIn(camille);
  expect(localStorage.getItem('lavoir:text:question:1')).not.toBeNull();
  await signIn({ ...camille, id: owner.id });
  expect(localStorage.getItem('lavoir:text:question:1')).toBeNull();
});

test('a password can be shown', async () => {
  await renderPage(<LoginPage />);
  const toggle = page.getByRole('button', { name: 'Afficher le mot de passe' });
  await expect.element(field('Mot de passe')).toHaveAttribute('type', 'password');
  await expect.element(toggle).toHaveAttribute('aria-pressed', 'false');
  await toggle.click();
  await expect.element(field('Mot de passe')).toHaveAttribute('type', 'text');
  await expect.element(toggle).toHaveAttribute('aria-pressed', 'true');
});

test('a damaged link to a new password is reported at once', async () => {
  await renderPage(<ResetPasswordPage />, { path: '/nouveau-mot-de-passe?token=abc' });
  await expect.element(page.getByText("Ce lien n'est plus valable.")).toBeVisible();
});

test('a probable slip in the domain of an address is pointed out, and a press corrects it', async () => {
  await renderPage(<RegisterPage />);
  await field('Email').fill('camille@gmial.com');
  await page.getByRole('button', { name: 'camille@gmail.com' }).click();
  await expect.element(field('Email')).toHaveValue('camille@gmail.com');
  await expect.element(page.getByText('Vouliez-vous dire')).not.toBeInTheDocument();
});

test('a wrong present password keeps the typed address, and the success is said', async () => {
  const sentence = "Le mot de passe actuel n'est pas le bon.";
  let isRight = false;
  fakeServer({
    'POST /api/auth/change-email': () =>
      isRight
        ? Response.json({ message: 'Un lien est envoyé.' })
        : refusal(403, { code: 'wrongPassword', message: sentence }),
  });
  await renderPage(<AccountChanges user={camille} />);
  await page.getByText("Changer d'adresse email").click();
  const form = page.getByRole('form', { name: "Changer d'adresse email" });
  await form.getByLabelText('Nouvelle adresse email').fill('nouvelle@example.org');
  await form.getByLabelText('Mot de passe actuel', { exact: true }).fill('secret-1');
  await form.getByRole('button', { name: "Changer l'adresse" }).click();
  await expect.element(form.getByText(sentence)).toBeVisible();
  await expect.element(form.getByLabelText('Nouvelle adresse email')).toHaveValue('nouvelle@example.org');
  isRight = true;
  await form.getByRole('button', { name: "Changer l'adresse" }).click();
  await expect.poll(() => toasts.shown()?.title).toBe('Un lien est envoyé.');
  await expect.element(form.getByLabelText('Mot de passe actuel', { exact: true })).toHaveValue('');
});

test('a name that another tab has changed is shown, and saved with the phone that is typed here', async () => {
  const server = fakeServer({
    'PATCH /api/auth/me': () => camille,
    'GET /api/auth/me': () => ({ user: camille }),
  });
  function Mine() {
    const user = useUser();
    return user && <AccountChanges user={user} />;
  }
  const { session } = await renderPage(<Mine />, { user: camille });
  await page.getByText('Nom et téléphone').click();
  await field('Téléphone (facultatif)').fill('06 12 34 56 78');
  session.enter({ ...camille, lastName: 'Durand' });
  await expect.element(field('Nom')).toHaveValue('Durand');
  await expect.element(field('Téléphone (facultatif)')).toHaveValue('06 12 34 56 78');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect
    .poll(() => server.requests('PATCH /api/auth/me'))
    .toEqual([{ firstName: 'Camille', lastName: 'Durand', phone: '06 12 34 56 78' }]);
});

test('signing in sends what a password manager has filled without an event, and names refused cookies', async () => {
  const server = fakeServer({ 'POST /api/auth/login': () => ({ user: camille }) });
  await renderPage(<LoginPage />);
  (field('Email').element() as HTMLInputElement).value = camille.email;
  (field('Mot de passe').element() as HTMLInputElement).value = 'secret-1';
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect.element(page.getByText('Votre navigateur refuse les cookies').first()).toBeVisible();
  expect(server.requests('POST /api/auth/login')).toEqual([{ email: camille.email, password: 'secret-1' }]);
  expect(toasts.shown()?.title).toBe('Erreur de connexion');
});

test('registering where cookies are refused says that the account exists all the same', async () => {
  fakeServer({ 'POST /api/auth/register': () => ({ user: camille }) });
  await renderPage(<RegisterPage />);
  await field('Prénom').fill('Camille');
  await field('Nom').fill('Durand');
  await fillRegistration('secret-1');
  await register.click();
  await expect.element(page.getByText('Votre navigateur refuse les cookies').first()).toBeVisible();
  expect(toasts.shown()?.title).toBe('Compte créé, mais non connecté');
});

test('opening the link of a confirmation email sends nothing until the press', async () => {
  const message = 'Votre adresse email est confirmée.';
  const server = fakeServer({ 'POST /api/auth/verify-email': () => ({ message }) });
  await renderPage(<VerifyEmailPage />, { path: '/verifier-email?token=abc' });
  const confirm = page.getByRole('button', { name: 'Confirmer mon adresse' });
  await expect.element(confirm).toBeVisible();
  expect(server.requests('POST /api/auth/verify-email')).toEqual([]);
  await confirm.click();
  await expect.element(page.getByText(message)).toBeVisible();
  expect(server.requests('POST /api/auth/verify-email')).toHaveLength(1);
});

test('a confirmation that is pressed again while it is sent is sent once', async () => {
  const answers: (() => object)[] = [lostAnswer, () => ({ message: 'Confirmée.' })];
  const used = () => refusal(400, { code: 'linkUnusable', message: 'Ce lien a déjà servi.' });
  fakeServer({ 'POST /api/auth/verify-email': () => (answers.shift() ?? used)() });
  await renderPage(<VerifyEmailPage />, { path: '/verifier-email?token=abc' });
  await page.getByRole('button', { name: 'Confirmer mon adresse' }).click();
  const again = page.getByRole('button', { name: 'Réessayer' });
  await expect.element(again).toBeVisible();
  const retry = again.element() as HTMLElement;
  retry.click();
  await Promise.resolve();
  retry.click();
  await expect.element(page.getByText('Confirmée.')).toBeVisible();
  expect(answers).toEqual([]);
  await expect.element(page.getByRole('link', { name: 'Se connecter' })).toBeVisible();
});

test('a confirmation in another browser is seen when another email is requested', async () => {
  fakeServer({
    'POST /api/auth/resend-verification': () => ({ message: 'Déjà confirmée.' }),
    'GET /api/auth/me': () => ({ user: camille }),
  });
  document.cookie = `${signedInCookie}=1`;
  onTestFinished(() => void (document.cookie = `${signedInCookie}=; max-age=0`));
  await renderPage(<UnconfirmedEmail />, { user: { ...camille, emailVerified: false } });
  await page.getByRole('button', { name: "Renvoyer l'email de vérification" }).click();
  await expect.poll(() => toasts.shown()?.title).toBe('Déjà confirmée.');
  await expect.element(page.getByText('Adresse non confirmée.')).not.toBeInTheDocument();
});
