import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refreshCookie, sessionCookie } from '#contract/account/cookies.ts';
import {
  type AccountSetup,
  cookieHeader,
  cookiesOf,
  password,
  setUpAccounts,
  tokenIn,
} from '../../testing/account-setup.ts';
import { hashSecretToken } from './refresh-tokens.ts';

let setup: AccountSetup;
beforeAll(async () => {
  setup = await setUpAccounts();
});
afterAll(() => setup?.close());

const newPassword = 'nouveau passe';
const reset = (token: string, typed = newPassword) =>
  setup.post('reset-password', { token, password: typed, confirmPassword: typed });

async function askForReset(email: string): Promise<string> {
  expect((await setup.post('forgot-password', { email })).status).toBe(200);
  return tokenIn(await setup.emailTo(email, 'nouveau mot de passe'));
}
const isVerified = async (id: string) =>
  (await setup.sql.query('select email_verified from users where id = $1', [id])).rows[0].email_verified;

test('a registration sends an email whose link confirms the address, and says so again', async () => {
  const { email, id } = await setup.register();
  const mail = await setup.emailTo(email, 'Confirmez');
  expect(mail.text).toContain('http://localhost/verifier-email?token=');
  expect(mail.html).toContain('http://localhost/verifier-email?token=');
  expect(await isVerified(id)).toBe(false);

  const first = await setup.post('verify-email', { token: tokenIn(mail) });
  expect(first.status).toBe(200);
  expect(await isVerified(id)).toBe(true);
  const again = await setup.post('verify-email', { token: tokenIn(mail) });
  expect([again.status, again.body]).toEqual([200, first.body]);

  await setup.sql.query('update users set email_verified = false where id = $1', [id]);
  const ended = await setup.post('verify-email', { token: tokenIn(mail) });
  expect([ended.status, ended.body]).toEqual([
    400,
    { code: 'linkUnusable', message: "Ce lien n'est plus valable. Veuillez en demander un nouveau." },
  ]);
  expect(await isVerified(id)).toBe(false);
});

test('no email contains a name that a user has typed', async () => {
  const { email } = await setup.register({ firstName: 'Gagnez Vite' });
  const mail = await setup.emailTo(email, 'Confirmez');
  expect(mail.text + mail.html).not.toContain('Gagnez');
});

test('a signed-in user can have the link sent again; a visitor cannot', async () => {
  const { email, cookies, id } = await setup.register();
  const first = tokenIn(await setup.emailTo(email, 'Confirmez'));
  expect((await setup.post('resend-verification', {})).status).toBe(401);
  const answer = await setup.post('resend-verification', {}, cookieHeader(cookies, sessionCookie));
  expect(answer.status).toBe(200);
  await expect.poll(async () => (await setup.mails()).filter(({ to }) => to[0] === email)).toHaveLength(2);
  const second = tokenIn(await setup.emailTo(email, 'Confirmez'));
  expect(second).not.toBe(first);
  expect((await setup.post('verify-email', { token: second })).status).toBe(200);
  expect(await isVerified(id)).toBe(true);
  const done = await setup.post('resend-verification', {}, cookieHeader(cookies, sessionCookie));
  expect(done.body.message).toBe('Votre adresse email est déjà confirmée.');
});

test('a forgotten password is replaced by the mailed link, which ends every session', async () => {
  const { email, cookies, id } = await setup.register();
  const token = await askForReset(email);
  const { rows } = await setup.sql.query('select token_hash from account_tokens where user_id = $1', [id]);
  expect(rows).toContainEqual({ token_hash: hashSecretToken(token) });

  expect((await reset(token, 'azerty')).body.errors).toEqual({ password: expect.stringMatching(/courant/) });
  expect((await reset(token)).status).toBe(200);
  expect((await setup.post('login', { email, password })).status).toBe(401);
  expect((await setup.post('login', { email, password: newPassword })).status).toBe(200);
  expect((await setup.post('refresh', {}, cookieHeader(cookies, refreshCookie))).status).toBe(401);
  expect(await isVerified(id)).toBe(true);
  await setup.emailTo(email, 'a été modifié');
});

test('a link works once, and its use ends the other links of the user', async () => {
  const { email } = await setup.register();
  const first = await askForReset(email);
  await setup.post('forgot-password', { email });
  const isReset = (subject: string) => subject.includes('nouveau mot de passe');
  await expect
    .poll(async () => (await setup.mails()).filter((mail) => mail.to[0] === email && isReset(mail.subject)))
    .toHaveLength(2);
  const second = tokenIn(await setup.emailTo(email, 'nouveau mot de passe'));
  expect((await reset(first)).status).toBe(200);
  for (const token of [first, second]) {
    const answer = await reset(token, 'troisième passe');
    expect([answer.status, answer.body.code]).toEqual([400, 'linkUnusable']);
  }
});

test('a link that is used again with the same password says so again, and changes nothing', async () => {
  const { email } = await setup.register();
  const token = await askForReset(email);
  const first = await reset(token);
  const cookies = cookiesOf(await setup.post('login', { email, password: newPassword }));
  const again = await reset(token);
  expect([again.status, again.body]).toEqual([200, first.body]);
  expect((await setup.post('refresh', {}, cookieHeader(cookies, refreshCookie))).status).toBe(200);
  await setup.emailTo(email, 'modifié');
  const notices = (await setup.mails()).filter(
    ({ to, subject }) => to[0] === email && /modifié/.test(subject),
  );
  expect(notices).toHaveLength(1);
});

test('of two uses of a link at once, one counts', async () => {
  const { email } = await setup.register();
  const token = await askForReset(email);
  const passwords = ['premier passe', 'deuxième passe', 'troisième passe'];
  const answers = await Promise.all(passwords.map((typed) => reset(token, typed)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  const winner = passwords[answers.findIndex(({ status }) => status === 200)];
  expect((await setup.post('login', { email, password: winner })).status).toBe(200);
});

test('links expire: the reset after an hour, the confirmation after two days', async () => {
  const { email, id } = await setup.register();
  const confirmation = tokenIn(await setup.emailTo(email, 'Confirmez'));
  const token = await askForReset(email);
  const { rows } = await setup.sql.query(
    `select kind, round(extract(epoch from expires_at - created_at) / 3600)::int as hours
     from account_tokens where user_id = $1 order by kind`,
    [id],
  );
  expect(rows).toEqual([
    { kind: 'email_verification', hours: 48 },
    { kind: 'password_reset', hours: 1 },
  ]);
  await setup.sql.query('update account_tokens set expires_at = now() where user_id = $1', [id]);
  expect((await reset(token)).body.code).toBe('linkUnusable');
  expect((await setup.post('verify-email', { token: confirmation })).body.code).toBe('linkUnusable');
});

test('a link for one purpose does not serve another', async () => {
  const { email } = await setup.register();
  const confirmation = tokenIn(await setup.emailTo(email, 'Confirmez'));
  expect((await reset(confirmation)).body.code).toBe('linkUnusable');
  const token = await askForReset(email);
  expect((await setup.post('verify-email', { token })).body.code).toBe('linkUnusable');
});

test.each(['x'.repeat(43), '', "' or 1=1 --", ['a'], null, 'x'.repeat(5_000)])(
  'the token %j is refused',
  async (token) => {
    expect((await setup.post('verify-email', { token })).status).toBe(400);
  },
);

test('requesting a link does not reveal whether an account exists', async () => {
  const { email, id } = await setup.register();
  const disabled = await setup.register();
  await setup.sql.query('update users set is_active = false where id = $1', [disabled.id]);
  const known = await setup.post('forgot-password', { email });
  for (const address of ['personne@example.org', disabled.email]) {
    const answer = await setup.post('forgot-password', { email: address });
    expect([answer.status, answer.text]).toEqual([known.status, known.text]);
  }
  await setup.emailTo(email, 'nouveau mot de passe');
  const { rows } = await setup.sql.query(
    "select distinct user_id from account_tokens where kind = 'password_reset' and user_id = any($1)",
    [[id, disabled.id]],
  );
  expect(rows).toEqual([{ user_id: id }]);
});

test('emails to one address are limited, whether or not it has an account', async () => {
  const { email } = await setup.register();
  const app = setup.appWith({ RATE_LIMIT_FACTOR: 1 });
  for (const address of [email, 'personne2@example.org']) {
    const ask = () => request(app).post('/api/auth/forgot-password').send({ email: address });
    for (let n = 0; n < 5; n += 1) expect((await ask()).status).toBe(200);
    expect((await ask()).status).toBe(429);
  }
  await expect.poll(async () => (await setup.mails()).filter((mail) => mail.to[0] === email)).toHaveLength(4);
});
