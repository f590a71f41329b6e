import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { claimSteps, reversalSteps } from '../../testing/claim-setup.ts';
import { decideLaundromat, mergeLaundromat } from '../../testing/decisions.ts';
import { erase } from '../../testing/erase.ts';
import { setUpServer, type Person, type ServerSetup } from '../../testing/server-setup.ts';
import { systemWithTimeout } from '../session/caller.ts';
import { exportPerson } from './export-person.ts';

let setup: ServerSetup;
let claimant: Required<Person>;
let administrator: Required<Person>;
const steps = claimSteps(() => setup);
const { refusal, stored, laundromatOf } = steps;
const { addFull, contentOf, changeAll } = reversalSteps(() => setup);

beforeAll(async () => {
  setup = await setUpServer();
  administrator = await setup.addUser('admin', 'Alix');
});
beforeEach(async () => {
  claimant = await setup.addUser('owner');
});
afterAll(() => setup?.close());

const decide = (id: string, more = '') =>
  refusal(administrator, `decideClaim(id: "${id}", decision: "accepted"${more})`);
const revert = (id: string) =>
  refusal(administrator, `revertClaim(id: "${id}", closingReason: "Décision prise par erreur.")`);

test('erasing an account reverts its accepted claims: the laundromats existed before it', async () => {
  const id = await addFull();
  const before = await contentOf(id);
  const claim = await steps.submit(claimant, id);
  await decide(claim);
  await changeAll(claimant, id);
  const { erased } = await erase(setup, claimant.email);
  expect(erased).toMatchObject({ claimedLaundromats: 1, laundromats: 0, users: 1 });
  expect(await contentOf(id)).toEqual({ ...before, average_rating: 4, review_count: 1 });
  expect(await stored(claim)).toBeUndefined();
});

test.each([true, false])(
  'erasing an account ends the refusal of what it had claimed, whether the former content is known: %s',
  async (isKnown) => {
    const id = await addFull();
    const claim = await steps.submit(claimant, id);
    await decide(claim);
    await changeAll(claimant, id);
    if (!isKnown) await setup.sql.query('delete from laundromat_claims where id = $1', [claim]);
    const refusal = { id, decision: 'refused', reason: 'Ce texte est faux.' };
    expect((await setup.graphql(administrator, decideLaundromat, refusal)).errors).toBeUndefined();
    await erase(setup, claimant.email);
    expect(await laundromatOf(id)).toMatchObject({ user_id: null, refused_at: null, needs_approval: true });
    await setup.sql.query('delete from laundromats where id = $1', [id]);
  },
);

test('a reversal restores nothing of an erased former owner', async () => {
  const former = await setup.addUser('owner');
  const id = await addFull(former);
  const claim = await steps.submit(claimant, id);
  await decide(claim, `, ownerId: "${former.id}"`);
  await erase(setup, former.email);
  expect(await stored(claim)).toMatchObject({ status: 'accepted', previous: null, previous_user_id: null });
  expect(await revert(claim)).toBeUndefined();
  expect(await laundromatOf(id)).toMatchObject({ user_id: null });
});

test('an export contains the content that a reversal would give back to the former owner, and offers to the address', async () => {
  const former = await setup.addUser('owner');
  const id = await addFull(former);
  await decide(await steps.submit(claimant, id), `, ownerId: "${former.id}"`);
  const own = await setup.addLaundromat({ owner: claimant });
  const offer = `offerLaundromat(id: "${randomUUID()}", laundromatId: "${own}", email: "${former.email}")`;
  await setup.sql.query(`update users set role = 'client' where id = $1`, [former.id]);
  expect(await refusal(claimant, offer)).toBeUndefined();
  expect(await exportPerson(setup.db, systemWithTimeout({}), former.email)).toMatchObject({
    replacedContent: [{ laundromatId: id, content: { laundromat: { description: 'Avant' } } }],
    laundromat_transfers: [{ laundromatId: own, recipientEmail: former.email }],
  });
});

test('a claimed laundromat without a former content loses the words and photos of its erased owner', async () => {
  const former = await setup.addUser('owner');
  const id = await addFull(former);
  await decide(await steps.submit(claimant, id), `, ownerId: "${former.id}"`);
  await changeAll(claimant, id);
  await erase(setup, former.email);
  await erase(setup, claimant.email);
  expect(await contentOf(id)).toMatchObject({
    user_id: null,
    phone: null,
    description: null,
    photos: [],
  });
  await setup.sql.query('delete from laundromats where id = $1', [id]);
});

test('a claimed laundromat outlives its owner also after another claim of it was undone', async () => {
  const other = await setup.addUser('owner');
  const id = await addFull();
  const first = await steps.submit(claimant, id);
  await decide(first);
  // As a year after the decision.
  await setup.sql.query('delete from laundromat_claims where id = $1', [first]);
  const second = await steps.submit(other, id);
  await decide(second, `, ownerId: "${claimant.id}"`);
  expect(await revert(second)).toBeUndefined();
  await erase(setup, claimant.email);
  expect(await laundromatOf(id)).toMatchObject({ user_id: null });
  await setup.sql.query('delete from laundromats where id = $1', [id]);
});

test('a laundromat without owner that a merge gave to one outlives the account', async () => {
  const id = await addFull();
  const own = await setup.addLaundromat({ owner: claimant });
  const merge = { id: own, into: id, keepsOwnerOf: 'merged' };
  expect((await setup.graphql(administrator, mergeLaundromat, merge)).errors).toBeUndefined();
  expect(await laundromatOf(id)).toMatchObject({ user_id: claimant.id });
  await erase(setup, claimant.email);
  expect(await laundromatOf(id)).toMatchObject({ user_id: null, is_active: true });
  await setup.sql.query('delete from laundromats where id = $1', [id]);
});

test('a claimed laundromat that was transferred outlives the accounts of both owners', async () => {
  const recipient = await setup.addUser('owner');
  const id = await addFull();
  await decide(await steps.submit(claimant, id));
  const transfer = randomUUID();
  await refusal(
    claimant,
    `offerLaundromat(id: "${transfer}", laundromatId: "${id}", email: "${recipient.email}")`,
  );
  expect(await refusal(recipient, `answerTransfer(id: "${transfer}", answer: "accepted")`)).toBeUndefined();
  await changeAll(recipient, id);
  await erase(setup, claimant.email);
  expect(await laundromatOf(id)).toMatchObject({ user_id: recipient.id });
  const { erased } = await erase(setup, recipient.email);
  expect(erased).toMatchObject({ laundromats: 0, users: 1 });
  expect(await laundromatOf(id)).toMatchObject({
    user_id: null,
    is_active: true,
    email: null,
    description: null,
    approved_content: null,
    changed_at: null,
  });
});
