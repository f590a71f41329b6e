import request from 'supertest';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { decideLaundromat, editLaundromat } from '../../testing/decisions.ts';
import { setUpServer, visitor, type Person, type ServerSetup } from '../../testing/server-setup.ts';
import { systemWithTimeout } from '../session/caller.ts';

let setup: ServerSetup;
let admin: Required<Person>;
let owner: Required<Person>;
beforeAll(async () => {
  setup = await setUpServer();
  admin = await setup.addUser('admin');
  owner = await setup.addUser('owner');
});
afterAll(() => setup?.close());

async function send(query: string, variables: object) {
  const { body } = await request(setup.engine.url)
    .post('/v1/graphql')
    .set('Cookie', admin.cookie)
    .send({ query, variables });
  return body;
}
async function asAdmin(query: string, variables: object = {}) {
  const { data, errors } = await send(query, variables);
  expect(errors).toBeUndefined();
  return data;
}
const change = async (id: string, changes: object) =>
  expect((await setup.send(owner, 'patch', `/api/laundromats/${id}`).send(changes)).status).toBe(200);

async function waiting(id: string) {
  const { laundromats } = await asAdmin(
    `query ($id: uuid!) {
      laundromats: search_all_laundromats(args: { search: "", awaiting: true }, where: { id: { _eq: $id } }) {
        name phone website description isActive approvedContent changedAt heldContent
      }
    }`,
    { id },
  );
  return laundromats[0];
}
const approval = (id: string, changedAt: string) => ({
  id,
  decision: 'approved',
  seenAt: changedAt,
});

const casino = 'https://casino.example.org';
const reversal = (id: string, changedAt: string) => ({
  id,
  decision: 'reverted',
  seenAt: changedAt,
  reason: 'Ce site vend des jeux.',
});
const shown = async (id: string) => (await setup.send(visitor, 'get', `/api/laundromats/${id}`)).body;
async function paidLaundromat(name = 'Laverie Payante') {
  const id = await setup.addLaundromat({ owner, name });
  await setup.sql.query('update laundromats set is_premium = true where id = $1', [id]);
  return id;
}

test.each([
  ['free', (name: string) => setup.addLaundromat({ owner, name })],
  ['paid', paidLaundromat],
])(
  'a %s laundromat shows a changed text at once, and a new link only after an approval',
  async (_tier, add) => {
    const id = await add('Laverie Sage');
    const answer = await setup
      .send(owner, 'patch', `/api/laundromats/${id}`)
      .send({ name: 'Casino en ligne', website: casino, phone: '04 78 00 00 09' });
    expect(answer.body).toMatchObject({
      name: 'Casino en ligne',
      website: null,
      heldContent: { website: casino, phone: '04 78 00 00 09' },
    });
    await change(id, { description: 'Gagnez gros.' });
    expect(await shown(id)).toMatchObject({
      name: 'Casino en ligne',
      website: null,
      description: 'Gagnez gros.',
    });
    const read = await waiting(id);
    expect(read).toMatchObject({
      isActive: true,
      approvedContent: { name: 'Laverie Sage', website: null, description: null, city: 'Lyon' },
      heldContent: { website: casino },
    });
    await asAdmin(decideLaundromat, approval(id, read.changedAt));
    expect(await shown(id)).toMatchObject({ website: casino, phone: '04 78 00 00 09' });
    expect(await waiting(id)).toBeUndefined();
    expect(await setup.count('laundromats', 'id = $1 and facts_checked_at is not null', id)).toBe(0);
  },
);

test('the queue begins with what has waited longest, and further changes do not postpone it', async () => {
  const [first, second] = [await paidLaundromat('Une'), await paidLaundromat('Deux')];
  await change(first, { name: 'Une autre' });
  await change(second, { name: 'Deux autres' });
  await change(first, { name: 'Encore une' });
  const { laundromats } = await asAdmin(
    `query ($ids: [uuid!]!) { laundromats: search_all_laundromats(args: { search: "", awaiting: true },
      where: { id: { _in: $ids } }, order_by: [{ changedSince: asc }]) { id } }`,
    { ids: [first, second] },
  );
  expect(laundromats).toEqual([{ id: first }, { id: second }]);
});

test('a reversal puts everything back with one decision, and its reason is sent to the owner', async () => {
  const id = await paidLaundromat();
  await setup.sql.query(`update laundromats set phone = '04 78 00 00 01' where id = $1`, [id]);
  const before = await shown(id);
  await change(id, { name: 'Casino', address: '9 rue du Jeu', phone: '', website: casino });
  const read = await waiting(id);
  await change(id, { description: 'Gagnez gros.' });
  const stale = await send(decideLaundromat, reversal(id, read.changedAt));
  expect(stale.errors[0].message).toBe('La fiche a encore changé entre-temps. Relisez-la.');
  await asAdmin(decideLaundromat, reversal(id, (await waiting(id)).changedAt));
  const { name, address, phone, description, website, isActive } = before;
  expect(await shown(id)).toMatchObject({ name, address, phone, description, website, isActive });
  expect(await waiting(id)).toBeUndefined();
  expect((await send(decideLaundromat, reversal(id, read.changedAt))).errors).toBeDefined();
  await vi.waitFor(async () => {
    const mails = await setup.emailsTo(owner.email);
    expect(mails.find(({ subject }) => subject === 'Vos modifications ont été annulées')?.text).toContain(
      'Motif : Ce site vend des jeux.',
    );
  });
  expect(await setup.count('journal_entries', `row_id = $1 and after ->> 'decision' = 'reverted'`, id)).toBe(
    1,
  );
});

test('a description rewritten in small steps waits like one that is rewritten at once', async () => {
  const id = await paidLaundromat();
  const words = (from: number) => Array.from({ length: 15 }, (_, index) => `mot${from + index}`).join(' ');
  await change(id, { description: words(0) });
  await change(id, { description: `${words(0)} ${words(15)}` });
  expect(await shown(id)).toMatchObject({ description: words(0) });
});

test('what an administrator changes meanwhile survives a reversal', async () => {
  const id = await paidLaundromat();
  await change(id, { name: 'Casino' });
  await asAdmin(editLaundromat, { id, changes: { phone: '04 78 00 00 02', seen: {} } });
  await asAdmin(decideLaundromat, reversal(id, (await waiting(id)).changedAt));
  expect(await shown(id)).toMatchObject({ name: 'Laverie Payante', phone: '04 78 00 00 02' });
});

test('what waits is lost neither by a withdrawal nor shown to the next owner', async () => {
  const [withdrawn, given] = [await paidLaundromat(), await paidLaundromat()];
  for (const id of [withdrawn, given]) await change(id, { website: casino });
  const reason = 'Trop de jeux.';
  await asAdmin(decideLaundromat, { id: withdrawn, decision: 'refused', reason });
  expect(await setup.count('laundromats', 'id = $1 and website = $2', withdrawn, casino)).toBe(1);
  const next = await setup.addUser('owner');
  await setup.db.transaction(systemWithTimeout({}), (trx) =>
    trx.updateTable('laundromats').set({ userId: next.id }).where('id', '=', given).execute(),
  );
  expect((await setup.send(next, 'get', '/api/laundromats/my-laundromats')).body[0].heldContent).toEqual({});
});

test('the journal holds what an owner changes, without their name', async () => {
  const id = await paidLaundromat('Laverie Notée');
  await change(id, { name: 'Laverie Renommée', services: [] });
  const { journal_entries: entries } = await asAdmin(
    `query ($id: String!) { journal_entries(where: { rowId: { _eq: $id } }) { actor userId before after } }`,
    { id },
  );
  expect(entries).toMatchObject([
    {
      actor: 'Propriétaire',
      userId: owner.id,
      before: { name: 'Laverie Notée' },
      after: { name: 'Laverie Renommée' },
    },
  ]);
});

test('a change of an approved laundromat counts among what awaits moderation', async () => {
  const { rows } = await setup.sql.query(
    'select count(*)::int as n from laundromats where changed_at is not null or not is_active and refused_at is null',
  );
  const { admin_overview } = await asAdmin('{ admin_overview { awaitingModeration } }');
  expect(rows[0].n).toBeGreaterThan(0);
  expect(admin_overview[0].awaitingModeration).toBe(rows[0].n);
});

test('a change back to the approved content is not pending, and neither are free changes', async () => {
  const id = await setup.addLaundromat({ owner, name: 'Laverie Droite' });
  await change(id, { services: [] });
  expect(await waiting(id)).toBeUndefined();
  await change(id, { name: 'Autre nom' });
  expect(await waiting(id)).toBeDefined();
  await change(id, { name: 'Laverie Droite' });
  expect(await waiting(id)).toBeUndefined();
});

test('an approval covers the content that was read: a later change stays pending', async () => {
  const id = await setup.addLaundromat({ owner, name: 'Laverie Pressée' });
  await change(id, { name: 'Laverie Lente' });
  const read = await waiting(id);
  await change(id, { name: 'Laverie Folle' });
  const stale = await send(decideLaundromat, approval(id, read.changedAt));
  expect(stale.errors[0].message).toBe('La fiche a encore changé entre-temps. Relisez-la.');
  const now = await waiting(id);
  expect(now.approvedContent.name).toBe('Laverie Pressée');
  await asAdmin(decideLaundromat, approval(id, now.changedAt));
  expect(await waiting(id)).toBeUndefined();
});

test('a refusal unpublishes the laundromat, and its owner sees the reason', async () => {
  const id = await setup.addLaundromat({ owner, name: 'Laverie Calme' });
  await change(id, { description: 'Casino.' });
  await asAdmin(decideLaundromat, { id, decision: 'refused', reason: "Ce n'est pas une laverie." });
  expect(await waiting(id)).toBeUndefined();
  await vi.waitFor(async () => {
    const [mail] = await setup.emailsTo(owner.email);
    expect(mail?.text).toContain("Motif : Ce n'est pas une laverie.");
  });
  await change(id, { description: 'Douze machines.' });
  expect(await waiting(id)).toMatchObject({ isActive: false, approvedContent: null });
});

test('changes by an administrator are approved', async () => {
  const own = await setup.addLaundromat({ owner });
  await asAdmin(editLaundromat, { id: own, changes: { name: 'Corrigée', seen: {} } });
  expect(await waiting(own)).toBeUndefined();
});
