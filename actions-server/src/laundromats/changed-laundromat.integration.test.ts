import request from 'supertest';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { setUpServer, type Person, type ServerSetup } from '../../testing/server-setup.ts';

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

/** Returns the laundromat from the administrators' list of pending changes; undefined when it is not in the list. */
async function waiting(id: string) {
  const { laundromats } = await asAdmin(
    `query ($id: uuid!) {
      laundromats: search_all_laundromats(args: { search: "", awaiting: true }, where: { id: { _eq: $id } }) {
        name isActive approvedContent changedAt
      }
    }`,
    { id },
  );
  return laundromats[0];
}
const moderate = `mutation ($action: moderation_actions_insert_input!) {
  insert_moderation_actions_one(object: $action) { id }
}`;
const approval = (id: string, changedAt: string) => ({
  action: { subjectType: 'laundromat', subjectId: id, decision: 'approved', seenAt: changedAt },
});

test('a change of an approved free laundromat is pending beside the approved content, and it stays visible', async () => {
  const id = await setup.addLaundromat({ owner, name: 'Laverie Sage' });
  await change(id, { name: 'Casino en ligne', website: 'https://casino.example.org' });
  await change(id, { description: 'Gagnez gros.' });
  expect(await waiting(id)).toMatchObject({
    name: 'Casino en ligne',
    isActive: true,
    approvedContent: { name: 'Laverie Sage', website: null, description: null, city: 'Lyon' },
  });
  const { admin_overview } = await asAdmin('{ admin_overview { awaitingModeration } }');
  expect(admin_overview[0].awaitingModeration).toBe(1);
});

test('a change back to the approved content is not pending, and neither are changes without moderation', async () => {
  const id = await setup.addLaundromat({ owner, name: 'Laverie Droite' });
  await change(id, { hours: '8h - 20h', priceFrom: '4.50' });
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
  const stale = await send(moderate, approval(id, read.changedAt));
  expect(stale.errors[0].message).toContain('moderation_actions_seen_is_current');
  const now = await waiting(id);
  expect(now.approvedContent.name).toBe('Laverie Pressée');
  await asAdmin(moderate, approval(id, now.changedAt));
  expect(await waiting(id)).toBeUndefined();
});

test('a refusal unpublishes the laundromat, and its owner sees the reason', async () => {
  const id = await setup.addLaundromat({ owner, name: 'Laverie Calme' });
  await change(id, { description: 'Casino.' });
  await asAdmin(moderate, {
    action: {
      subjectType: 'laundromat',
      subjectId: id,
      decision: 'refused',
      reason: "Ce n'est pas une laverie.",
    },
  });
  expect(await waiting(id)).toBeUndefined();
  await vi.waitFor(async () => {
    const [mail] = await setup.emailsTo(owner.email);
    expect(mail?.text).toContain("Motif : Ce n'est pas une laverie.");
  });
  await change(id, { description: 'Douze machines.' });
  expect(await waiting(id)).toMatchObject({ isActive: false, approvedContent: null });
});

test('changes by an administrator are approved, and a paid laundromat is never pending', async () => {
  const [own, paid] = [await setup.addLaundromat({ owner }), await setup.addLaundromat({ owner })];
  await asAdmin(
    'mutation ($id: uuid!) { update_laundromats_by_pk(pk_columns: { id: $id }, _set: { name: "Corrigée" }) { id } }',
    { id: own },
  );
  await setup.sql.query('update laundromats set is_premium = true where id = $1', [paid]);
  await change(paid, { name: 'Payante' });
  expect([await waiting(own), await waiting(paid)]).toEqual([undefined, undefined]);
});
