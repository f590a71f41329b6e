import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '../../../local-stack/testing/speed.ts';
import {
  decideLaundromat,
  decideReview,
  deletion,
  editLaundromat,
  restoreLaundromat,
} from '../../testing/decisions.ts';
import { erase } from '../../testing/erase.ts';
import { premiumPlan, type ServerSetup, setUpServer } from '../../testing/server-setup.ts';
import { recipientOf } from '../email/held-emails.ts';
import { createOutgoingMail } from '../email/outgoing-mail.ts';
import { exportPerson } from './export-person.ts';

let setup: ServerSetup;
beforeAll(async () => (setup = await setUpServer()));
afterAll(() => setup.close());

const system = () =>
  ({ role: 'superuser', requestId: randomUUID(), deadline: AbortSignal.timeout(limits.test) }) as const;

async function ownerWithTraces() {
  const owner = await setup.addUser('owner');
  const own = await setup.addLaundromat({ owner });
  const other = await setup.addLaundromat();
  await setup.sql.query(
    `insert into reviews (laundromat_id, user_id, author_name, rating, comment, visited_on, answer, answered_at)
     values ($1, $2, 'Camille D.', 4, 'Propre.', '2026-11-01', 'Merci.', now())`,
    [other, owner.id],
  );
  await setup.sql.query(
    `insert into review_photos (id, review_id, laundromat_id, url, is_approved)
     select gen_random_uuid(), id, laundromat_id, '/photos/a.webp', true from reviews where user_id = $1`,
    [owner.id],
  );
  await setup.sql.query(
    `insert into reviews (laundromat_id, author_name, rating, comment, answer, answered_at)
     values ($1, 'Anne', 2, 'Bof.', 'Désolée.', now())`,
    [own],
  );
  await setup.sql.query(
    `insert into owner_questions (id, laundromat_id, user_id, author_name, question, answer, answered_at)
     values (gen_random_uuid(), $1, $2, 'Dominique', 'Ouvert ?', 'Oui.', now())`,
    [own, (await setup.addUser('client')).id],
  );
  await setup.sql.query(
    `insert into reports (laundromat_id, target, quote, reason, email, user_id)
     values ($1, 'laundromat', 'Laverie', 'wrong', 'autre@example.fr', $2)`,
    [other, owner.id],
  );
  await setup.sql.query(
    `insert into fact_corrections (laundromat_id, kind, comment, user_id, sender_hash)
     values ($1, 'closed', 'Rideau baissé.', $2, 'x')`,
    [other, owner.id],
  );
  await setup.sql.query('insert into favorites (user_id, laundromat_id) values ($1, $2)', [owner.id, other]);
  await setup.sql.query(`insert into contacts (name, email, message) values ('Camille', $1, 'Bonjour')`, [
    owner.email.toUpperCase(),
  ]);
  return { owner, own, other };
}

test('an export contains the account, its rows and the messages under its address, but no password', async () => {
  const { owner, own, other } = await ownerWithTraces();
  const exported = await exportPerson(setup.db, system(), owner.email);
  expect(exported).toMatchObject({
    account: { id: owner.id, email: owner.email },
    laundromats: [{ id: own }],
    reviews: [{ laundromatId: other, comment: 'Propre.', visitedOn: '2026-11-01', answer: 'Merci.' }],
    review_photos: [{ laundromatId: other, url: '/photos/a.webp' }],
    answers: [{ laundromatId: own, answer: 'Désolée.' }],
    answersToQuestions: [{ laundromatId: own, answer: 'Oui.' }],
    reports: [{ laundromatId: other }],
    fact_corrections: [{ laundromatId: other, comment: 'Rideau baissé.' }],
    favorites: [{ laundromatId: other }],
    contacts: [{ message: 'Bonjour' }],
  });
  expect(Object.keys((exported as { account: object }).account)).not.toContain('password');
});

test('an export contains what a person wrote about a deleted laundromat that can be restored, but no hash', async () => {
  const { owner, other: id } = await ownerWithTraces();
  await setup.graphql(await setup.addUser('admin'), decideLaundromat, deletion(id));
  const exported = JSON.stringify(await exportPerson(setup.db, system(), owner.email));
  for (const words of ['Propre.', 'Rideau baissé.']) expect(exported).toContain(words);
  expect(exported).not.toContain('sender_hash');
});

test('messages under an address that an account has not confirmed are neither exported nor erased with it', async () => {
  const { owner } = await ownerWithTraces();
  await setup.sql.query('update users set email_verified = false where id = $1', [owner.id]);
  expect(await exportPerson(setup.db, system(), owner.email)).toMatchObject({
    account: { id: owner.id },
    contacts: [],
  });
  expect((await erase(setup, owner.email)).erased).toMatchObject({ users: 1 });
  expect(await setup.count('contacts', 'lower(email) = $1', owner.email)).toBe(1);
});

test('an erased person leaves a review without a name and photos, and nothing else; erasing twice does no harm', async () => {
  const { owner, own, other } = await ownerWithTraces();
  const { erased } = await erase(setup, owner.email);
  expect(erased).toMatchObject({ users: 1, laundromats: 1, reviews: 1, reviewPhotos: 1, contacts: 1 });

  expect(await setup.count('users', 'id = $1', owner.id)).toBe(0);
  expect(await setup.count('laundromats', 'id = $1', own)).toBe(0);
  expect(await setup.count('fact_corrections', 'laundromat_id = $1', other)).toBe(0);
  expect(await setup.count('favorites', 'user_id = $1', owner.id)).toBe(0);
  expect(await setup.count('reports', 'laundromat_id = $1 and email is not null', other)).toBe(0);
  expect(await setup.count('contacts', 'lower(email) = $1', owner.email)).toBe(0);
  expect(
    await setup.count(
      'reviews',
      `laundromat_id = $1 and user_id is null and author_name = 'Ancien membre'`,
      other,
    ),
  ).toBe(1);
  const again = await erase(setup, owner.email);
  expect(Object.values(again.erased).every((rows) => rows === 0)).toBe(true);
});

test('a review that is stored while its author is erased has no name either', async () => {
  const author = await setup.addUser('client');
  const id = await setup.addLaundromat();
  const { sql } = setup;
  await sql.query('begin');
  await sql.query(
    `insert into reviews (laundromat_id, user_id, author_name, rating, comment) values ($1, $2, 'Anaïs', 4, 'Bien.')`,
    [id, author.id],
  );
  const erased = erase(setup, author.email);
  await setup.areWaiting(1);
  await sql.query('commit');
  await erased;
  expect(await setup.count('reviews', `laundromat_id = $1 and author_name = 'Ancien membre'`, id)).toBe(1);
});

test('a deleted laundromat that is restored has the reviews of an erased person without name and photos', async () => {
  const administrator = await setup.addUser('admin');
  const { owner, other: id } = await ownerWithTraces();
  await setup.graphql(administrator, decideLaundromat, deletion(id));
  await erase(setup, owner.email);
  expect(await setup.count('moderation_actions', `deleted_rows::text like '%' || $1 || '%'`, owner.id)).toBe(
    0,
  );
  expect((await setup.graphql(administrator, restoreLaundromat, { id })).errors).toBeUndefined();
  expect(await setup.count('reviews', `laundromat_id = $1 and author_name = 'Ancien membre'`, id)).toBe(1);
  expect(await setup.count('review_photos', 'laundromat_id = $1', id)).toBe(0);
});

test('a deleted laundromat that is restored does not have the address of an erased person again', async () => {
  const administrator = await setup.addUser('admin');
  const [id, email] = [
    await setup.addLaundromat({ owner: await setup.addUser('owner') }),
    `${randomUUID()}@example.fr`,
  ];
  await setup.sql.query(
    `insert into reports (laundromat_id, target, quote, reason, email) values ($1, 'laundromat', 'Laverie', 'wrong', $2)`,
    [id, email],
  );
  await setup.sql.query(
    `insert into laundromat_transfers (id, laundromat_id, user_id, recipient_email)
     select gen_random_uuid(), id, user_id, $2 from laundromats where id = $1`,
    [id, email.toUpperCase()],
  );
  await setup.graphql(administrator, decideLaundromat, deletion(id));
  await erase(setup, email);
  expect((await setup.graphql(administrator, restoreLaundromat, { id })).errors).toBeUndefined();
  expect(await setup.count('reports', 'laundromat_id = $1 and email is null', id)).toBe(1);
  expect(await setup.count('laundromat_transfers', 'laundromat_id = $1', id)).toBe(0);
});

test('an address is no pattern: only its own messages go', async () => {
  const [dotted, similar] = ['a_b@example.fr', 'axb@example.fr'];
  for (const email of [dotted, similar])
    await setup.sql.query(`insert into contacts (name, email, message) values ('X', $1, 'Y')`, [email]);
  await erase(setup, dotted);
  expect(await setup.count('contacts', 'email = $1', dotted)).toBe(0);
  expect(await setup.count('contacts', 'email = $1', similar)).toBe(1);
});

test('an erased person without an account receives no email that was held for them', async () => {
  const to = `${randomUUID()}@example.fr`;
  const mailer = { send: () => Promise.reject(new Error('refused')) };
  const mail = createOutgoingMail(mailer, setup.db, {
    siteAddress: 'x@lavoir.test',
    publicUrl: 'http://localhost',
  });
  const reply = { to, subject: 'Réponse', paragraphs: ['Oui.'] };
  await mail.send({ ...reply, forAnyone: true, allowance: 'account' }, randomUUID(), system());
  await setup.sql.query('update held_emails set next_attempt_at = now() where recipient = $1', [
    recipientOf(to),
  ]);
  await erase(setup, to);
  await request(setup.app)
    .post('/cron/send_held_emails')
    .set('x-hook-secret', setup.env.HOOK_SECRET)
    .send({})
    .expect(204);
  expect(await setup.emailsTo(to)).toEqual([]);
});

test('a person with a running subscription is not erased, because Stripe would go on charging', async () => {
  const owner = await setup.addUser('owner');
  await setup.subscribe(owner, premiumPlan);
  await expect(erase(setup, owner.email)).rejects.toMatchObject({ code: 'subscriptionRunning' });
  expect(await setup.count('users', 'id = $1', owner.id)).toBe(1);
});

test('a cancelled subscription that still runs does not keep a person', async () => {
  const owner = await setup.addUser('owner');
  await setup.subscribe(owner, premiumPlan);
  await setup.sql.query('update subscriptions set cancel_at_period_end = true where user_id = $1', [
    owner.id,
  ]);
  expect((await erase(setup, owner.email)).erased).toMatchObject({ users: 1 });
});

test('the journal of an erased person keeps the names of fields and no text', async () => {
  const [owner, administrator] = [await setup.addUser('owner'), await setup.addUser('admin')];
  const [own, other] = [await setup.addLaundromat({ owner }), await setup.addLaundromat()];
  const changes = { name: 'Laverie de Camille', description: 'Chez moi', seen: {} };
  const rename = (id: string) => setup.graphql(administrator, editLaundromat, { id, changes });
  await rename(own);
  await rename(other);
  await setup.sql.query(
    `insert into journal_entries (operation, table_name, row_id, subject, before, after)
     values ('update', 'users', $1, 'Camille Roux', $2, $3)`,
    [owner.id, { email: owner.email, is_active: true }, { email: 'autre@example.fr', is_active: false }],
  );
  await erase(setup, owner.email);
  const entriesOf = async (id: string) =>
    (await setup.sql.query('select subject, before, after from journal_entries where row_id = $1', [id]))
      .rows;
  expect(await entriesOf(owner.id)).toEqual([
    { subject: null, before: { email: null, is_active: true }, after: { email: null, is_active: false } },
  ]);
  const [changed] = await entriesOf(own);
  expect(changed).toMatchObject({ subject: null, after: { name: null, description: null } });
  expect((await entriesOf(other))[0].after).toMatchObject({ name: 'Laverie de Camille' });
});

test('the journal keeps no text of the removed reviews, deleted laundromats and claims of an erased person', async () => {
  const [owner, administrator] = [await setup.addUser('owner'), await setup.addUser('admin')];
  const [own, other] = [await setup.addLaundromat({ owner }), await setup.addLaundromat()];
  const changes = { description: 'Chez Camille', seen: {} };
  await setup.graphql(administrator, editLaundromat, { id: own, changes });
  await setup.graphql(administrator, editLaundromat, { id: other, changes });
  await setup.graphql(administrator, decideLaundromat, deletion(own));
  const {
    rows: [review],
  } = await setup.sql.query<{ id: string }>(
    `insert into reviews (laundromat_id, user_id, author_name, rating, comment)
     values ($1, $2, 'Camille', 1, 'Signé Camille.') returning id`,
    [other, owner.id],
  );
  const removal = { id: review!.id, decision: 'removed', reason: 'Camille n’est pas venue.' };
  await setup.graphql(administrator, decideReview, removal);
  const claim = randomUUID();
  await setup.sql.query('insert into laundromat_claims (id, laundromat_id, user_id) values ($1, $2, $3)', [
    claim,
    other,
    owner.id,
  ]);
  await setup.sql.query(
    `insert into journal_entries (operation, table_name, row_id, after)
     values ('update', 'laundromat_claims', $1, '{"closing_reason": "Camille n’y travaille plus."}')`,
    [claim],
  );
  await erase(setup, owner.email);
  const named = (ids: string[]) =>
    setup.count(
      'journal_entries',
      `row_id = any ($1) and concat(subject, before, after) like '%Camille%'`,
      ids,
    );
  expect(await named([own, review!.id, claim])).toBe(0);
  expect(await named([other])).toBe(1);
});

test.each([
  ['another value', `after = '{"email": "faux@example.fr"}'`],
  ['another field', `after = '{"role": null}'`],
  ['another author', `actor = 'Personne'`],
  ['another subject', `subject = 'Faux'`],
])('an entry of the journal does not get %s', async (_what, change) => {
  await setup.sql.query(
    `insert into journal_entries (operation, table_name, row_id, subject, before, after)
     values ('update', 'users', 'entry', 'Camille', '{"email": "a@b.fr"}', '{"email": "c@d.fr"}')`,
  );
  await expect(
    setup.sql.query(`update journal_entries set ${change} where row_id = 'entry'`),
  ).rejects.toThrow('journal_entries_immutable');
});
