import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { setUpServer, type Person, type ServerSetup } from '../../testing/server-setup.ts';
import { recipientOf } from '../email/held-emails.ts';
import { hashPassword } from './passwords.ts';

let setup: ServerSetup;
let administrator: Required<Person>;
let user: Required<Person>;
let hash: string;
beforeAll(async () => {
  setup = await setUpServer();
  hash = await hashPassword('mot de passe');
});
beforeEach(async () => {
  [administrator, user] = [await setup.addUser('admin'), await setup.addUser('owner')];
  await setup.sql.query('update users set password = $2 where id = $1', [administrator.id, hash]);
  await setup.sql.query(
    `insert into refresh_tokens (id, user_id, family_id, token_hash, expires_at)
     values ($1, $2, $1, $3, now() + interval '1 day')`,
    [randomUUID(), user.id, randomUUID()],
  );
});
afterAll(() => setup?.close());

async function act(person: Person, mutation: string) {
  const { errors } = await setup.graphql(person, `mutation { ${mutation} { userId } }`);
  return errors?.[0]?.extensions.code;
}
const rowOf = async ({ id }: Person) =>
  (await setup.sql.query('select email, email_verified, role, is_active from users where id = $1', [id]))
    .rows[0];
const openSessions = ({ id }: Person) =>
  setup.count('refresh_tokens', 'user_id = $1 and revoked_at is null', id);
async function reasonsAbout({ id }: Person) {
  const { data } = await setup.graphql<{ journal_entries: { actor: string; after: { reason?: string } }[] }>(
    administrator,
    `{ journal_entries(where: { rowId: { _eq: "${id}" }, userId: { _eq: "${administrator.id}" } }) { actor after } }`,
  );
  return data!.journal_entries.flatMap(({ after }) => after.reason ?? []);
}
const subjectsTo = async (email: string) => (await setup.emailsTo(email)).map(({ subject }) => subject);
const correct = (id: string, email: string, reason = '') =>
  `correctUserEmail(userId: "${id}", email: "${email}", reason: "${reason}")`;
const suspend = (id: string, more = '') =>
  `suspendUser(userId: "${id}", facts: "Avis payés.", ground: "fraud", withdrawsLaundromats: true, endsSubscription: true${more})`;
const role = (id: string, chosen: string, password = '') =>
  `changeUserRole(userId: "${id}", role: "${chosen}", password: ${password ? `"${password}"` : 'null'})`;

test('a confirmed address is corrected only with a reason, which its mailbox gets; sessions end at once', async () => {
  const email = `${randomUUID()}@example.fr`;
  // As many as visitors can cause in a day.
  await setup.sql.query(
    `insert into sent_emails (key, recipient, is_verified) select gen_random_uuid(), $1, true from generate_series(1, 20)`,
    [recipientOf(user.email)],
  );
  expect(await act(administrator, correct(user.id, email))).toBe('invalidInput');
  expect(await act(administrator, correct(user.id, email, 'Demande écrite.'))).toBeUndefined();
  expect(await rowOf(user)).toMatchObject({ email, email_verified: false });
  expect(await openSessions(user)).toBe(0);
  await expect.poll(() => subjectsTo(email)).toEqual(['Confirmez votre adresse email']);
  // The account is an old one.
  expect((await setup.emailsTo(email))[0]!.text).not.toContain('créé');
  await expect.poll(() => subjectsTo(user.email)).toEqual(["L'adresse de votre compte a été corrigée"]);
  expect((await setup.emailsTo(user.email))[0]!.text).toContain('Motif : Demande écrite.');
  expect(await reasonsAbout(user)).toEqual(['Demande écrite.']);
});

test('an unconfirmed address is corrected without a reason, and gets no words of the administrator', async () => {
  await setup.sql.query('update users set email_verified = false where id = $1', [user.id]);
  const email = `${randomUUID()}@example.fr`;
  expect(await act(administrator, correct(user.id, email, 'Mots à autrui.'))).toBeUndefined();
  await expect.poll(() => subjectsTo(user.email)).toHaveLength(1);
  expect((await setup.emailsTo(user.email))[0]!.text).not.toContain('Mots à autrui.');
});

test("another account's address is refused, and nobody hears of it", async () => {
  expect(await act(administrator, correct(user.id, administrator.email, 'Motif'))).toBe('emailTaken');
  expect(await subjectsTo(user.email)).toEqual([]);
});

test('a suspension ends sessions, withdraws the laundromats as chosen, and sends facts, ground and redress, and its end is sent once', async () => {
  const own = await setup.addLaundromat({ owner: user });
  expect(await act(administrator, suspend(user.id))).toBeUndefined();
  expect(await rowOf(user)).toMatchObject({ is_active: false });
  expect(await openSessions(user)).toBe(0);
  expect(await setup.count('laundromats', 'id = $1 and not is_active and needs_approval', own)).toBe(1);
  await expect.poll(() => subjectsTo(user.email)).toEqual(['Votre compte est suspendu']);
  const { text } = (await setup.emailsTo(user.email))[0]!;
  for (const part of ['Faits : Avis payés.', 'Fondement : une tromperie', "Vous n'êtes pas d'accord ?"])
    expect(text).toContain(part);
  expect(await reasonsAbout(user)).toEqual(['Avis payés.']);
  expect(await act(administrator, suspend(user.id))).toBeUndefined();
  for (let times = 0; times < 2; times += 1)
    expect(await act(administrator, `reinstateUser(userId: "${user.id}")`)).toBeUndefined();
  expect(await rowOf(user)).toMatchObject({ is_active: true });
  const ended = "Votre compte n'est plus suspendu";
  const sent = async () => (await subjectsTo(user.email)).toSorted();
  await expect.poll(sent).toEqual(['Votre compte est suspendu', ended]);
});

test('a suspension without facts is refused, and laundromats may stay', async () => {
  const own = await setup.addLaundromat({ owner: user });
  const keeping = (facts: string) =>
    `suspendUser(userId: "${user.id}", facts: "${facts}", ground: "terms", withdrawsLaundromats: false, endsSubscription: false)`;
  expect(await act(administrator, keeping(' '))).toBe('invalidInput');
  expect(await act(administrator, keeping('Insultes.'))).toBeUndefined();
  expect(await setup.count('laundromats', 'id = $1 and is_active', own)).toBe(1);
  await expect.poll(() => subjectsTo(user.email)).toHaveLength(1);
});

test('a new administrator requires the own password of the acting one, and the others hear of it', async () => {
  const other = await setup.addUser('admin');
  expect(await act(administrator, role(user.id, 'admin'))).toBe('invalidInput');
  expect(await act(administrator, role(user.id, 'admin', 'autre passe'))).toBe('wrongPassword');
  expect(await rowOf(user)).toMatchObject({ role: 'owner' });
  expect(await act(administrator, role(user.id, 'admin', 'mot de passe'))).toBeUndefined();
  expect(await rowOf(user)).toMatchObject({ role: 'admin' });
  await expect.poll(() => subjectsTo(other.email)).toEqual(['Un nouvel administrateur a été nommé']);
  expect((await setup.emailsTo(other.email))[0]!.text).toContain(user.email);
  expect(await subjectsTo(administrator.email)).toEqual([]);
  expect(await act(administrator, role(user.id, 'client'))).toBeUndefined();
});

test('passwords of an acting administrator are not guessed', async () => {
  const strict = await setUpServer({ RATE_LIMIT_FACTOR: 1 });
  try {
    const [acting, target] = [await strict.addUser('admin'), await strict.addUser('client')];
    await strict.sql.query('update users set password = $2 where id = $1', [acting.id, hash]);
    const codeOf = async (password: string) =>
      (await strict.graphql(acting, `mutation { ${role(target.id, 'admin', password)} { userId } }`))
        .errors?.[0]?.extensions.code;
    for (let n = 0; n < 10; n += 1) expect(await codeOf('faux passe')).toBe('wrongPassword');
    expect(await codeOf('mot de passe')).toBe('tooManyRequests');
  } finally {
    await strict.close();
  }
});

test('an administrator does not change their own account, nor does a dismissed one change any', async () => {
  for (const mutation of [
    correct(administrator.id, `${randomUUID()}@example.fr`, 'Motif'),
    suspend(administrator.id),
    role(administrator.id, 'client'),
  ])
    expect(await act(administrator, mutation)).toBe('conflict');
  const dismissed = await setup.addUser('admin');
  await setup.sql.query(`update users set role = 'client' where id = $1`, [dismissed.id]);
  expect(await act(dismissed, suspend(user.id))).toBe('sessionExpired');
  expect(await act(user, suspend(administrator.id))).toBe('validation-failed');
});

test('of two administrators who dismiss each other at once, one remains', async () => {
  const other = await setup.addUser('admin');
  const codes = await Promise.all([
    act(administrator, role(other.id, 'client')),
    act(other, role(administrator.id, 'client')),
  ]);
  expect(codes.toSorted()).toEqual(['sessionExpired', undefined]);
});

test('the journal names the administrator who suspended an account', async () => {
  await act(administrator, suspend(user.id));
  expect(
    await setup.count(
      'journal_entries',
      `row_id = $1 and user_id = $2 and after ? 'is_active'`,
      user.id,
      administrator.id,
    ),
  ).toBe(1);
  await expect.poll(() => subjectsTo(user.email)).toHaveLength(1);
});
