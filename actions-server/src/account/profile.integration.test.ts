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
import { recipientOf } from '../email/held-emails.ts';
import { hashSecretToken } from './refresh-tokens.ts';

let setup: AccountSetup;
beforeAll(async () => {
  setup = await setUpAccounts();
});
afterAll(() => setup?.close());

const fresh = () => `${crypto.randomUUID()}@lavoir.test`;
const mailsTo = async (email: string) => (await setup.mails()).filter(({ to }) => to[0] === email);

async function member({ confirmed = true } = {}) {
  const account = await setup.register();
  const token = tokenIn(await setup.emailTo(account.email, 'Confirmez'));
  if (confirmed) expect((await setup.post('verify-email', { token })).status).toBe(200);
  const session = cookieHeader(account.cookies, sessionCookie);
  return {
    ...account,
    session,
    token,
    send: (path: string, body: object) => setup.post(path, body, session),
    refresh: () => setup.post('refresh', {}, cookieHeader(account.cookies, refreshCookie)),
    row: async () =>
      (await setup.sql.query('select email, email_verified from users where id = $1', [account.id])).rows[0],
  };
}

test('a phone number is checked, kept and can be removed; a name is changed without it', async () => {
  const user = await member();
  const change = async (changes: object) => {
    const names = { firstName: 'Anne', lastName: 'Durand' };
    const answer = await request(setup.app)
      .patch('/api/auth/me')
      .set('Cookie', user.session)
      .send({ ...names, ...changes });
    return answer.body.user?.phone ?? answer.body.errors?.phone;
  };
  expect(await change({ phone: '0247' })).toMatch(/téléphone/);
  expect(await change({ phone: '0247051234' })).toBe('02 47 05 12 34');
  expect(await change({})).toBe('02 47 05 12 34');
  expect(await change({ phone: '' })).toBeUndefined();
});

test('an unconfirmed address is corrected by a link to the right one, and the link sent to the wrong one no longer works', async () => {
  const user = await member({ confirmed: false });
  const email = fresh();
  expect((await user.send('change-email', { email, password: 'autre passe' })).body.code).toBe(
    'wrongPassword',
  );
  expect((await user.send('change-email', { email, password })).status).toBe(200);
  expect((await setup.post('verify-email', { token: user.token })).body.code).toBe('linkUnusable');
  expect(await user.row()).toEqual({ email: user.email, email_verified: false });
  const token = tokenIn(await setup.emailTo(email, 'nouvelle adresse'));
  expect((await setup.post('verify-email', { token })).status).toBe(200);
  expect((await setup.post('verify-email', { token: user.token })).body.code).toBe('linkUnusable');
  expect((await user.refresh()).status).toBe(401);
  expect(await user.row()).toEqual({ email, email_verified: true });
});

test('a confirmed address is replaced by a link to the new one, once, with a notice to the old one', async () => {
  const user = await member();
  const email = fresh();
  expect((await user.send('change-email', { email, password })).status).toBe(200);
  expect(await user.row()).toEqual({ email: user.email, email_verified: true });
  const token = tokenIn(await setup.emailTo(email, 'nouvelle adresse'));
  const { rows } = await setup.sql.query('select token_hash from account_tokens where user_id = $1', [
    user.id,
  ]);
  expect(rows).toContainEqual({ token_hash: hashSecretToken(token) });

  const answers = await Promise.all([1, 2, 3].map(() => setup.post('verify-email', { token })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await user.row()).toEqual({ email, email_verified: true });
  await setup.emailTo(user.email, 'a été modifiée');
  expect(await mailsTo(user.email)).toHaveLength(2);
  expect((await user.refresh()).status).toBe(401);
  expect((await setup.post('login', { email, password })).status).toBe(200);
  expect((await setup.post('login', { email: user.email, password })).status).toBe(401);
  const later = await setup.post('verify-email', { token });
  expect([later.status, later.headers['set-cookie']]).toEqual([200, undefined]);
});

test('emails that anybody can cause do not use up the notice to a former address', async () => {
  const user = await member();
  const email = fresh();
  await user.send('change-email', { email, password });
  const token = tokenIn(await setup.emailTo(email, 'nouvelle adresse'));
  await setup.sql.query(
    `insert into sent_emails (key, recipient, is_verified) select gen_random_uuid(), $1, true from generate_series(1, 20)`,
    [recipientOf(user.email)],
  );
  expect((await setup.post('verify-email', { token })).status).toBe(200);
  await setup.emailTo(user.email, 'a été modifiée');
});

test.each([true, false])(
  'asking for the address of another account says the same, and only that account hears (confirmed: %s)',
  async (confirmed) => {
    const [user, other] = [await member({ confirmed }), await member()];
    const free = await user.send('change-email', { email: fresh(), password });
    const before = (await mailsTo(other.email)).length;
    const taken = await user.send('change-email', { email: other.email, password });
    expect([taken.status, taken.text]).toEqual([free.status, free.text]);
    await setup.emailTo(other.email, 'déjà un compte');
    expect((await mailsTo(other.email)).length).toBe(before + 1);
    expect(await user.row()).toEqual({ email: user.email, email_verified: confirmed });
  },
);

test('a change to the present address is refused, and the link that confirms it still works', async () => {
  const user = await member({ confirmed: false });
  const { status, body } = await user.send('change-email', { email: user.email.toUpperCase(), password });
  expect([status, body.errors]).toEqual([400, { email: "C'est déjà l'adresse de votre compte." }]);
  expect((await setup.post('verify-email', { token: user.token })).status).toBe(200);
});

test('an address that another account has taken meanwhile is not taken over by an older link', async () => {
  const user = await member();
  const email = fresh();
  await user.send('change-email', { email, password });
  const token = tokenIn(await setup.emailTo(email, 'nouvelle adresse'));
  await setup.register({ email });
  expect((await setup.post('verify-email', { token })).body.code).toBe('linkUnusable');
  expect(await user.row()).toEqual({ email: user.email, email_verified: true });
});

test('a suspended account confirms no new address', async () => {
  const user = await member();
  const email = fresh();
  await user.send('change-email', { email, password });
  const token = tokenIn(await setup.emailTo(email, 'nouvelle adresse'));
  await setup.sql.query('update users set is_active = false where id = $1', [user.id]);
  expect((await setup.post('verify-email', { token })).body.code).toBe('linkUnusable');
  expect(await user.row()).toEqual({ email: user.email, email_verified: true });
});

test('links to new addresses expire after two days, and a change of the password ends them', async () => {
  const user = await member();
  const [first, second] = [fresh(), fresh()];
  await user.send('change-email', { email: first, password });
  await user.send('change-email', { email: second, password });
  const [expired, ended] = await Promise.all(
    [first, second].map(async (to) => tokenIn(await setup.emailTo(to, 'nouvelle adresse'))),
  );
  await setup.sql.query('update account_tokens set expires_at = now() where token_hash = $1', [
    hashSecretToken(expired!),
  ]);
  const typed = { password: 'nouveau passe', confirmPassword: 'nouveau passe' };
  expect((await user.send('change-password', { currentPassword: password, ...typed })).status).toBe(200);
  for (const token of [expired, ended])
    expect((await setup.post('verify-email', { token })).body.code).toBe('linkUnusable');
});

test('a password is changed with the present one, ends the other sessions and is announced by email', async () => {
  const user = await member();
  const typed = { password: 'nouveau passe', confirmPassword: 'nouveau passe' };
  const wrong = await user.send('change-password', { currentPassword: 'autre passe', ...typed });
  expect([wrong.status, wrong.body.code]).toEqual([403, 'wrongPassword']);
  expect((await user.send('change-password', { currentPassword: password, ...typed })).status).toBe(200);
  expect((await user.refresh()).status).toBe(401);
  expect((await setup.post('login', { email: user.email, password })).status).toBe(401);
  expect((await setup.post('login', { email: user.email, password: typed.password })).status).toBe(200);
  await setup.emailTo(user.email, 'a été modifié');
});

test('a new address is refused when the password changes meanwhile', async () => {
  const user = await member();
  await setup.sql.query('begin');
  await setup.sql.query(`update users set password = 'another hash' where id = $1`, [user.id]);
  const answer = user.send('change-email', { email: fresh(), password }).then(({ body }) => body.code);
  const waiting =
    "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  await expect.poll(async () => (await setup.sql.query(waiting)).rowCount).toBe(1);
  await setup.sql.query('commit');
  expect(await answer).toBe('wrongPassword');
});

test('the same change of a password again changes nothing, and opens a session', async () => {
  const user = await member();
  const typed = { currentPassword: password, password: 'nouveau passe', confirmPassword: 'nouveau passe' };
  const first = await user.send('change-password', typed);
  const again = await user.send('change-password', typed);
  expect([again.status, again.body.user]).toEqual([200, first.body.user]);
  for (const answer of [first, again]) expect((await setup.refresh(cookiesOf(answer))).status).toBe(200);
  await setup.emailTo(user.email, 'a été modifié');
  const notices = (await mailsTo(user.email)).filter(({ subject }) => subject.includes('a été modifié'));
  expect(notices).toHaveLength(1);
});

test('of two changes of a password at once, one counts', async () => {
  const user = await member();
  const change = (typed: string) =>
    user.send('change-password', {
      currentPassword: password,
      password: typed,
      confirmPassword: typed,
    });
  const answers = await Promise.all(['premier passe', 'second passe'].map(change));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
});

test('an account is exported by its user alone, and deleted with the password, not while a subscription runs', async () => {
  const user = await member();
  expect((await setup.get('export')).status).toBe(401);
  const exported = await setup.get('export', user.session);
  expect(exported.body).toMatchObject({ email: user.email, account: { email: user.email } });
  expect(exported.text).not.toContain('argon2');

  expect((await user.send('delete-account', { password: 'autre passe' })).status).toBe(403);
  await setup.sql.query(
    "insert into subscriptions (user_id, plan_id, status) select $1, id, 'active' from subscription_plans where price > 0 limit 1",
    [user.id],
  );
  expect((await user.send('delete-account', { password })).body.code).toBe('subscriptionRunning');
  await setup.sql.query('delete from subscriptions where user_id = $1', [user.id]);
  expect((await user.send('delete-account', { password })).status).toBe(200);
  expect(await user.row()).toBeUndefined();
});

test('an account reads and deletes messages under its address only once it has confirmed it: they may be another person’s', async () => {
  const user = await member({ confirmed: false });
  await setup.sql.query(`insert into contacts (name, email, message) values ('Anne', $1, 'Mon adresse')`, [
    user.email,
  ]);
  const messages = async () => (await setup.get('export', user.session)).body.contacts;
  expect(await messages()).toEqual([]);
  await setup.post('verify-email', { token: user.token });
  expect(await messages()).toMatchObject([{ message: 'Mon adresse' }]);
  await setup.sql.query('update users set email_verified = false where id = $1', [user.id]);
  expect((await user.send('delete-account', { password })).status).toBe(200);
  const left = await setup.sql.query('select from contacts where email = $1', [user.email]);
  expect(left.rowCount).toBe(1);
});

test('a password is changed ten times an hour at most, so that its notices do not delay those of others', async () => {
  const user = await member();
  const strict = setup.appWith({ RATE_LIMIT_FACTOR: 0.2 });
  const passwords = [password, 'un autre passe', 'un troisième', 'un quatrième'];
  let cookie = user.session;
  const statuses: number[] = [];
  for (const [n, typed] of passwords.slice(1).entries()) {
    const change = { currentPassword: passwords[n], password: typed, confirmPassword: typed };
    const answer = await request(strict).post('/api/auth/change-password').set('Cookie', cookie).send(change);
    statuses.push(answer.status);
    if (answer.status === 200) cookie = cookieHeader(cookiesOf(answer), sessionCookie);
  }
  expect(statuses).toEqual([200, 200, 429]);
});

test('a name is changed, and checked like at the registration', async () => {
  const user = await member();
  const change = (body: object) =>
    request(setup.app).patch('/api/auth/me').set('Cookie', user.session).send(body);
  expect((await change({ firstName: ' Zoé ', lastName: 'Roux' })).body.user).toMatchObject({
    firstName: 'Zoé',
    lastName: 'Roux',
    email: user.email,
  });
  expect((await change({ firstName: ' ', lastName: 'Roux' })).body.errors).toEqual({
    firstName: 'Le prénom est obligatoire',
  });
  expect(
    (await request(setup.app).patch('/api/auth/me').send({ firstName: 'A', lastName: 'B' })).status,
  ).toBe(401);
});
