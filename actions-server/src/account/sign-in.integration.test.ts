import { afterAll, beforeAll, expect, test } from 'vitest';
import { userAnswer } from '#contract/account/account.ts';
import { newRegistration, password, setUpAccounts, type AccountSetup } from '../../testing/account-setup.ts';

let setup: AccountSetup;
beforeAll(async () => {
  setup = await setUpAccounts();
});
afterAll(() => setup?.close());

const usersNamed = async (email: string) =>
  (await setup.sql.query('select * from users where email = $1', [email])).rows;

test('a registration signs in, as a client unless the form says owner', async () => {
  const client = await setup.post('register', newRegistration());
  const owner = await setup.post('register', newRegistration({ role: 'owner' }));
  expect([client.status, owner.status]).toEqual([201, 201]);
  expect([client.body.user.role, owner.body.user.role]).toEqual(['client', 'owner']);
  expect(userAnswer.strict().parse(client.body)).toEqual(client.body);
  expect(client.body.user).not.toHaveProperty('password');
});

test('nobody registers with a common password or their own name', async () => {
  for (const weak of ['azerty', 'camille']) {
    const form = newRegistration({ password: weak, confirmPassword: weak });
    const answer = await setup.post('register', form);
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, ['password']]);
    expect(await usersNamed(form.email)).toEqual([]);
  }
});

test('a password is stored as an argon2id hash', async () => {
  const { email } = await setup.register();
  const [user] = await usersNamed(email);
  expect(user.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test.each(['admin', 'site_admin', 'Owner', ['owner'], null])(
  'nobody registers as %j, and nothing is stored',
  async (role) => {
    const form = newRegistration({ role });
    const answer = await setup.post('register', form);
    expect([answer.status, answer.body.message]).toEqual([
      400,
      "Le rôle doit être 'client' ou 'owner' seulement",
    ]);
    expect(await usersNamed(form.email)).toEqual([]);
  },
);

test('unknown fields are not stored', async () => {
  const form = newRegistration({ isActive: false, emailVerified: true, stripeCustomerId: 'cus_1', id: 'x' });
  expect((await setup.post('register', form)).status).toBe(201);
  const [user] = await usersNamed(form.email);
  expect(user).toMatchObject({ is_active: true, email_verified: false, stripe_customer_id: null });
});

const otherPassword = { password: 'autre phrase longue', confirmPassword: 'autre phrase longue' };

test('a second registration of an address is a 409 in French, however the address is spelled', async () => {
  const { email } = await setup.register();
  for (const spelling of [email, email.toUpperCase(), ` ${email}\u00a0`, email.replace('m', 'M')]) {
    const answer = await setup.post('register', newRegistration({ email: spelling, ...otherPassword }));
    expect([answer.status, answer.body]).toEqual([
      409,
      { code: 'emailTaken', message: 'Un compte existe déjà avec cet email.' },
    ]);
    expect(answer.headers['set-cookie']).toBeUndefined();
  }
  expect(await usersNamed(email)).toHaveLength(1);
});

test('the same registration again within the hour signs in, because its answer may have been lost', async () => {
  const form = newRegistration();
  const again = (change = {}) => setup.post('register', { ...form, ...change });
  const [first, second] = [await again(), await again()];
  expect([second.status, second.body]).toEqual([201, first.body]);
  expect(second.headers['set-cookie']).toHaveLength(4);
  for (const change of [{ role: 'owner' }, { lastName: 'Autre' }, otherPassword])
    expect((await again(change)).status).toBe(409);
  await setup.sql.query(`update users set created_at = now() - interval '1 hour' where email = $1`, [
    form.email,
  ]);
  expect((await again()).status).toBe(409);
});

test('of concurrent registrations of one address, one succeeds and the others are refused', async () => {
  const { email } = newRegistration();
  const forms = Array.from({ length: 6 }, (_, n) =>
    newRegistration({ email, firstName: `Camille-${'ABCDEF'[n]}` }),
  );
  const answers = await Promise.all(forms.map((form) => setup.post('register', form)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
  expect(await usersNamed(email)).toHaveLength(1);
});

test.each([
  'camille\u200b@example.org',
  'cam\u00adille@example.org',
  '\u202egro.elpmaxe@ellimac',
  'саmille@example.org',
  'camille＠example.org',
  'camille@example.org\r\nBcc: x@example.org',
  'camille@@example.org',
  'camille@example.org,x@example.org',
])('the address %j is refused and nothing is stored', async (email) => {
  const before = await setup.sql.query('select count(*) from users');
  const answer = await setup.post('register', newRegistration({ email }));
  expect([answer.status, answer.body.message]).toEqual([400, "Format d'email invalide"]);
  expect((await setup.sql.query('select count(*) from users')).rows).toEqual(before.rows);
});

test('a letter that lower-cases to an ASCII one makes no second account', async () => {
  const { email } = await setup.register({ email: 'kelvin@example.org' });
  const answer = await setup.post(
    'register',
    newRegistration({ email: email.replace('k', '\u212a'), ...otherPassword }),
  );
  expect(answer.status).toBe(409);
});

test('a name of invisible characters is refused, and other names lose them', async () => {
  const empty = await setup.post('register', newRegistration({ firstName: '\u200b\u2060\u3164 ' }));
  expect([empty.status, empty.body.errors]).toEqual([400, { firstName: 'Le prénom est obligatoire' }]);
  const answer = await setup.post('register', newRegistration({ firstName: '\u202eＣａ\u200bmille' }));
  expect(answer.body.user.firstName).toBe('Camille');
});

test('a refused registration names every wrong field', async () => {
  const answer = await setup.post('register', { email: 'x', password: '12345', confirmPassword: '123456' });
  expect(answer.status).toBe(400);
  expect(answer.body.errors).toEqual({
    firstName: 'Le prénom est obligatoire',
    lastName: 'Le nom est obligatoire',
    email: "Format d'email invalide",
    password: 'Le mot de passe doit contenir au moins 6 caractères',
    confirmPassword: 'Les mots de passe ne correspondent pas',
  });
});

const unusable: [string, string][] = [
  ['malformed JSON', '{"email":'],
  ['a list', '[]'],
  ['a list of forms', JSON.stringify([{ email: 'a@b.fr', password }])],
  ['a text', '"email"'],
  ['nothing', 'null'],
  ['wrong types', JSON.stringify({ email: ['a@b.fr'], password: { $ne: '' }, firstName: 1, lastName: true })],
  ['a prototype', '{"__proto__":{"email":"a@b.fr"},"constructor":{}}'],
  ['deep nesting', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
];
test.each(
  ['login', 'register', 'forgot-password', 'reset-password', 'verify-email'].flatMap((url) =>
    unusable.map(([what, body]) => [url, what, body] as const),
  ),
)('%s with %s is a 400 in French that shows no stack', async (url, _what, body) => {
  const answer = await setup.post(url).type('json').send(body);
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({
    code: expect.any(String),
    message: expect.stringMatching(/^[A-ZÀ-Ü]/),
  });
  expect(answer.text).not.toMatch(/ at |node_modules|Error/);
});

test('a name of a megabyte is a 413', async () => {
  const answer = await setup.post('register', newRegistration({ firstName: 'x'.repeat(1_000_000) }));
  expect([answer.status, answer.body.code]).toEqual([413, 'bodyTooLarge']);
});

test('a form instead of JSON is not read', async () => {
  const { email } = await setup.register();
  const answer = await setup.post('login').type('form').send({ email, password });
  expect(answer.status).toBe(400);
});

test('a sign-in answers with the user and no secret', async () => {
  const { email, id } = await setup.register();
  const answer = await setup.post('login', { email: email.toUpperCase(), password });
  expect(answer.status).toBe(200);
  expect(userAnswer.strict().parse(answer.body).user).toMatchObject({ id, email, firstName: 'Camille' });
  expect(answer.text).not.toContain('argon2');
});

test('a wrong password and an unknown address get the same answer', async () => {
  const { email } = await setup.register();
  const wrong = await setup.post('login', { email, password: 'autre chose' });
  const unknown = await setup.post('login', { email: 'personne@example.org', password });
  expect([wrong.status, wrong.body]).toEqual([
    401,
    { code: 'wrongCredentials', message: "L'email ou le mot de passe est incorrect." },
  ]);
  expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
  expect(wrong.headers['set-cookie']).toBeUndefined();
});

test('a password counts to its last character, and an accent in either of its spellings', async () => {
  const long = `é${'x'.repeat(150)}`;
  const { email } = await setup.register({ password: long, confirmPassword: long });
  const cut = await setup.post('login', { email, password: long.slice(0, 80) });
  const decomposed = await setup.post('login', { email, password: long.normalize('NFD') });
  expect([cut.status, decomposed.status]).toEqual([401, 200]);
});

test('a deactivated user gets the reason only with the right password', async () => {
  const { email, id } = await setup.register();
  await setup.sql.query('update users set is_active = false where id = $1', [id]);
  const right = await setup.post('login', { email, password });
  const wrong = await setup.post('login', { email, password: 'autre chose' });
  expect([right.status, right.body.code, wrong.body.code]).toEqual([
    403,
    'accountDisabled',
    'wrongCredentials',
  ]);
  expect(right.headers['set-cookie']).toBeUndefined();
});
