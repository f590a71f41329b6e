import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import request from 'supertest';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readMailbox } from '../../../local-stack/mailbox/mailbox.ts';
import { limits } from '../../../local-stack/testing/speed.ts';
import { claimSteps } from '../../testing/claim-setup.ts';
import { correctionSteps } from '../../testing/correction-setup.ts';
import { decideLaundromat, mergeLaundromat } from '../../testing/decisions.ts';
import { setUpServer, visitor, type ServerSetup } from '../../testing/server-setup.ts';
import { systemWithTimeout } from '../session/caller.ts';
import type { Allowance } from './email.ts';
import { createMailer, type Mailer } from './mailer.ts';
import { createOutgoingMail, type OutgoingMail } from './outgoing-mail.ts';

const siteAddress = 'contact@lavoir.test';
const words = 'Gagnez 1000 euros : https://example.org';
const boast = 'Gagnez Vite';

let setup: ServerSetup;
let mail: OutgoingMail;
let directory: string;
beforeAll(async () => {
  setup = await setUpServer();
  directory = await mkdtemp(path.join(tmpdir(), 'lavoir-outgoing-'));
  const mailer = createMailer({ MAIL_DIRECTORY: directory, MAIL_FROM: 'Lavoir <x@lavoir.test>' });
  mail = createOutgoingMail(mailer, setup.db, { siteAddress, publicUrl: 'http://localhost' });
});
afterAll(async () => {
  await setup?.close();
  await rm(directory, { recursive: true, force: true });
});

const anyAddress = () => `${randomUUID()}@example.fr`;
const sendTo = (to: string, options: { forAnyone?: true; key?: string; allowance?: Allowance } = {}) =>
  mail.send({ to, subject: 'Bonjour', paragraphs: ['Un texte.'], ...options }, options.key ?? randomUUID(), {
    role: 'superuser',
    requestId: 'test',
    deadline: AbortSignal.timeout(limits.test),
  });
const heldOf = async (address: string) =>
  (
    await setup.sql.query(
      `select * from held_emails where recipient = encode(sha256(convert_to($1, 'UTF8')), 'hex') order by created_at desc`,
      [address],
    )
  ).rows;
const useUp = (address: string, emails: number) =>
  setup.sql.query(
    `insert into sent_emails (key, recipient, is_verified)
     select gen_random_uuid()::text, encode(sha256(convert_to($1, 'UTF8')), 'hex'), true from generate_series(1, $2::int)`,
    [address, emails],
  );
const runCron = (job: string) =>
  request(setup.app).post(`/cron/${job}`).set('X-Hook-Secret', setup.env.HOOK_SECRET).send({}).expect(204);
const makeDue = () =>
  setup.sql.query('update held_emails set next_attempt_at = now() where next_attempt_at is not null');
async function sendHeld() {
  await makeDue();
  await runCron('send_held_emails');
}
const corrections = correctionSteps(() => setup);
const claims = claimSteps(() => setup);
const received = async (address: string) =>
  (await readMailbox(directory)).filter(({ to }) => to[0]?.toLowerCase() === address).length;

test('an unmarked email goes to confirmed addresses only', async () => {
  const [confirmed, unconfirmed] = [await setup.addUser('owner'), await setup.addUser('owner')];
  const unknown = anyAddress();
  await setup.sql.query('update users set email_verified = false where id = $1', [unconfirmed.id]);
  for (const address of [confirmed.email.toUpperCase(), unconfirmed.email, unknown]) await sendTo(address);
  expect(await received(confirmed.email)).toBe(1);
  expect(await received(unconfirmed.email)).toBe(0);
  expect(await received(unknown)).toBe(0);
});

test('an unconfirmed address gets three emails a day, also when they are sent at once', async () => {
  const address = anyAddress();
  await Promise.all(Array.from({ length: 8 }, () => sendTo(address, { forAnyone: true })));
  expect(await received(address)).toBe(3);
  await setup.sql.query(`update sent_emails set created_at = created_at - interval '1 day'`);
  await sendTo(address.toUpperCase(), { forAnyone: true });
  expect(await received(address)).toBe(4);
});

test('spellings that reach one mailbox share a limit, and leave the plain one its three emails', async () => {
  const tagged = ['anne+1', 'anne+2', 'anne+3', 'anne+4', 'anne'].map((name) => `${name}@example.fr`);
  const dotted = ['a.nne', 'an.ne', 'a.nn.e+1', 'ann.e', 'anne'].map((name) => `${name}@gmail.com`);
  const spellings = [...tagged, ...dotted];
  for (const spelling of spellings) await sendTo(spelling, { forAnyone: true });
  expect(await Promise.all(spellings.map(received))).toEqual([1, 1, 1, 0, 1, 1, 1, 1, 0, 1]);
});

test('a confirmed address gets twenty emails a day, the site has no limit', async () => {
  const { email } = await setup.addUser('client');
  for (let sent = 0; sent < 22; sent += 1) await Promise.all([sendTo(email), sendTo(siteAddress)]);
  expect(await received(email)).toBe(20);
  expect(await received(siteAddress)).toBe(22);
  expect(await heldOf(email)).toMatchObject([{ reason: 'limit', times: 2, content: null, sent_at: null }]);
});

test('an email about the account has its own number, and one more is sent later, once', async () => {
  const { id, email } = await setup.addUser('owner');
  for (let sent = 0; sent < 20; sent += 1) await sendTo(email);
  const keys = Array.from({ length: 21 }, () => randomUUID());
  for (const key of keys) await sendTo(email, { allowance: 'claim', key });
  await sendTo(email, { allowance: 'account' });
  expect(await received(email)).toBe(41);
  const [held] = await heldOf(email);
  expect(held).toMatchObject({ key: keys[20], user_id: id, reason: 'limit', sent_at: null });

  const administrator = await setup.addUser('admin');
  const query = `{ held_emails(where: {key: {_eq: "${keys[20]}"}}) { subject reason sentAt user { email } } }`;
  const shown = { subject: 'Bonjour', reason: 'limit', sentAt: null, user: { email } };
  expect((await setup.graphql(administrator, query)).data).toEqual({ held_emails: [shown] });

  const inbox = async () => (await setup.emailsTo(email)).length;
  await sendHeld();
  expect(await inbox()).toBe(0);
  await setup.sql.query(`update sent_emails set created_at = created_at - interval '1 day'`);
  await makeDue();
  await Promise.all([1, 2].map(() => runCron('send_held_emails')));
  await sendHeld();
  expect(await inbox()).toBe(1);
  expect(await heldOf(email)).toMatchObject([{ content: null, sent_at: expect.any(Date) }]);
});

test('a held email to anybody stays with its address: an account that has not confirmed it takes it nowhere else', async () => {
  const [{ id, email: address }, other] = [await setup.addUser('client'), anyAddress()];
  await setup.sql.query('update users set email_verified = false where id = $1', [id]);
  for (let sent = 0; sent < 4; sent += 1) await sendTo(address, { forAnyone: true, allowance: 'account' });
  await setup.sql.query('delete from sent_emails');
  await setup.sql.query('update users set email = $2, email_verified = true where id = $1', [id, other]);
  await sendHeld();
  expect(await setup.emailsTo(other)).toEqual([]);
  expect(await setup.emailsTo(address)).toHaveLength(1);
});

test('a link for a new password that the mail server does not take is made again and sent later', async () => {
  const { email } = await setup.addUser('client');
  const withoutMail = setup.appWith({ SMTP_URL: 'smtp://127.0.0.1:9' });
  await setup.send(visitor, 'post', '/api/auth/forgot-password', withoutMail).send({ email });
  await vi.waitFor(async () => expect(await heldOf(email)).toHaveLength(1));
  expect(await heldOf(email)).toMatchObject([{ reason: 'refused', content: { allowance: 'reset' } }]);
  await sendHeld();
  const [mail] = await setup.emailsTo(email);
  const token = /token=([\w-]+)/.exec(mail!.text)?.[1];
  const password = 'un mot de passe neuf';
  const reset = await setup
    .send(visitor, 'post', '/api/auth/reset-password')
    .send({ token, password, confirmPassword: password });
  expect(reset.status).toBe(200);
});

const mailThrough = (send: Mailer['send']) =>
  createOutgoingMail({ send }, setup.db, { siteAddress, publicUrl: 'http://localhost' });
const refuse = () => Promise.reject(new Error('refused'));
const account = { subject: 'Bonjour', paragraphs: ['Un texte.'], allowance: 'account' as const };

test('an email that the mail server refuses only when the time of the caller is over is sent later', async () => {
  const { email: to } = await setup.addUser('owner');
  const time = new AbortController();
  const slow = mailThrough(() => {
    time.abort();
    return refuse();
  });
  const caller = { role: 'superuser', requestId: 'test', deadline: time.signal } as const;
  expect(await slow.send({ to, ...account }, randomUUID(), caller)).toBe(false);
  await sendHeld();
  expect(await setup.emailsTo(to)).toHaveLength(1);
});

test('a held email counts as sent when the mail server has taken it, so that a crash before loses none', async () => {
  const { email: to } = await setup.addUser('owner');
  const [key, caller] = [randomUUID(), systemWithTimeout({})];
  await mailThrough(refuse).send({ to, ...account }, key, caller);
  const taking = mailThrough(async () => {
    expect(await heldOf(to)).toMatchObject([{ content: { to }, sent_at: null }]);
  });
  expect(await taking.send({ to, ...account }, key, caller)).toBe(true);
  expect(await heldOf(to)).toMatchObject([{ content: null, sent_at: expect.any(Date) }]);
});

test('a held link for a new password that is beyond the limit by then is dropped, and the job goes on', async () => {
  const { email } = await setup.addUser('client');
  const forget = (app = setup.app) =>
    setup.send(visitor, 'post', '/api/auth/forgot-password', app).send({ email });
  await forget(setup.appWith({ SMTP_URL: 'smtp://127.0.0.1:9' }));
  await vi.waitFor(async () => expect(await heldOf(email)).toHaveLength(1));
  await setup.sql.query(`update sent_emails set created_at = created_at - interval '1 day'`);
  await runCron('purge_tokens');
  for (let sent = 1; sent <= 3; sent += 1) {
    await forget();
    await vi.waitFor(async () => expect(await setup.emailsTo(email)).toHaveLength(sent));
  }
  for (let run = 0; run < 2; run += 1) await sendHeld();
  expect(await heldOf(email)).toMatchObject([{ reason: 'limit', content: null, next_attempt_at: null }]);
  expect(await setup.emailsTo(email)).toHaveLength(3);
});

test('visitors who use up the emails of an owner silence no warning about the account', async () => {
  const [owner, stranger] = [await setup.addUser('owner'), await setup.addUser('owner')];
  const laundromat = await setup.addLaundromat({ owner, name: 'Laverie Convoitée' });
  const seenAt = new Date(Date.now() - 40 * 24 * 3_600_000).toISOString();
  for (let times = 0; times < 4; times += 1)
    for (const kind of ['closed', 'hours', 'price', 'location', 'machine'])
      await corrections.correct(laundromat, { kind, seenAt });
  const handled = () =>
    vi.waitFor(async () =>
      expect(await setup.count('hdb_catalog.event_log', 'not delivered and not error')).toBe(0),
    );
  await handled();
  expect(await setup.emailsTo(owner.email)).toHaveLength(5);
  await useUp(owner.email, 15);
  await claims.submit(stranger, laundromat);
  await setup.send(visitor, 'post', '/api/auth/forgot-password').send({ email: owner.email });
  await vi.waitFor(async () => expect(await setup.emailsTo(owner.email)).toHaveLength(7));
  const subjects = (await setup.emailsTo(owner.email)).map(({ subject }) => subject);
  expect(subjects).toEqual(
    expect.arrayContaining([
      'Une autre personne revendique votre fiche : Laverie Convoitée',
      'Choisissez un nouveau mot de passe',
    ]),
  );
});

test('visitors who use up the emails of an owner silence no decision of an administrator', async () => {
  const [owner, administrator] = [await setup.addUser('owner'), await setup.addUser('admin')];
  const [kept, merged] = [await setup.addLaundromat({ owner }), await setup.addLaundromat()];
  await useUp(owner.email, 20);
  await setup.send(owner, 'patch', `/api/laundromats/${kept}`).send({ cycleMinutes: 40 });
  const { rows } = await setup.sql.query<{ seenAt: string }>(
    `select to_jsonb(changed_at) #>> '{}' as "seenAt" from laundromats where id = $1`,
    [kept],
  );
  const reversal = { id: kept, decision: 'reverted', reason: 'Faux.', seenAt: rows[0]!.seenAt };
  const merge = { id: merged, into: kept, keepsOwnerOf: 'kept' };
  expect((await setup.graphql(administrator, decideLaundromat, reversal)).errors).toBeUndefined();
  expect((await setup.graphql(administrator, mergeLaundromat, merge)).errors).toBeUndefined();
  await expect
    .poll(async () => (await setup.emailsTo(owner.email)).map(({ subject }) => subject).toSorted())
    .toEqual(['Deux fiches de votre laverie ont été réunies', 'Vos modifications ont été annulées']);
});

test('an email that is sent again after a failure counts once', async () => {
  const address = anyAddress();
  const key = randomUUID();
  for (let attempt = 0; attempt < 5; attempt += 1) await sendTo(address, { forAnyone: true, key });
  await sendTo(address, { forAnyone: true });
  expect(await received(address)).toBe(6);
});

test("a stranger's address receives no user input: not by a registration and laundromat, not by a report", async () => {
  const email = anyAddress();
  const form = { firstName: boast, lastName: boast, email, role: 'owner' };
  const password = 'mot de passe';
  const registered = await setup
    .send(visitor, 'post', '/api/auth/register')
    .send({ ...form, password, confirmPassword: password });
  expect(registered.status).toBe(201);
  const cookie = registered
    .get('Set-Cookie')!
    .map((line) => line.split(';')[0])
    .join('; ');
  const owner = { cookie };
  const { body: listing } = await setup
    .send(owner, 'post', '/api/laundromats')
    .send({ name: words, address: '1 rue de la Gare', city: 'Lyon', postalCode: '69003' });
  await setup.sql.query('update laundromats set is_active = true, needs_approval = false where id = $1', [
    listing.id,
  ]);
  await setup.send(visitor, 'post', `/api/laundromats/${listing.id}/reviews`).send({
    authorName: words,
    rating: 5,
    comment: words,
  });
  for (let sent = 0; sent < 5; sent += 1) {
    const { errors } = await setup.graphql(
      visitor,
      'mutation ($report: ReportInput!) { reportContent(report: $report) { id } }',
      { report: { laundromatId: listing.id, reason: 'other', message: words, email } },
    );
    expect(errors).toBeUndefined();
  }
  await vi.waitFor(async () => {
    expect(await setup.count('hdb_catalog.event_log', 'not delivered and not error')).toBe(0);
    expect((await setup.emailsTo(email)).length).toBe(4);
  });

  const mails = await setup.emailsTo(email);
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
    'Confirmez votre adresse email',
    'Votre signalement est arrivé',
    'Votre signalement est arrivé',
    'Votre signalement est arrivé',
  ]);
  for (const { text } of mails) expect(text).not.toMatch(/Gagnez|gagnez|example\.org/);
});

test('a user whose address has reached its limit is asked to wait, and a forgotten password reveals nothing', async () => {
  const user = await setup.addUser('client');
  await setup.sql.query('update users set email_verified = false where id = $1', [user.id]);
  const resend = () => setup.send(user, 'post', '/api/auth/resend-verification').send({});
  for (let sent = 0; sent < 3; sent += 1) expect((await resend()).status).toBe(200);
  const used = { code: 'tooManyRequests', message: expect.stringContaining('à cette adresse') };
  expect(await resend()).toMatchObject({ status: 429, body: used });
  const forget = (email: string) => setup.send(visitor, 'post', '/api/auth/forgot-password').send({ email });
  const [known, unknown] = [await forget(user.email), await forget(anyAddress())];
  expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
});

test('a password is reset through a confirmed address, and through one that is not confirmed yet', async () => {
  const [confirmed, unconfirmed] = [await setup.addUser('client'), await setup.addUser('client')];
  await setup.sql.query('update users set email_verified = false where id = $1', [unconfirmed.id]);
  for (const { email } of [confirmed, unconfirmed]) {
    await setup.send(visitor, 'post', '/api/auth/forgot-password').send({ email });
    await vi.waitFor(async () => expect(await setup.emailsTo(email)).toHaveLength(1));
  }
});
