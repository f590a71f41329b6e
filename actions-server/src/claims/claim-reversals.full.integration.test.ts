import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { claimSteps, reversalSteps } from '../../testing/claim-setup.ts';
import { premiumPlan, setUpServer, type Person, type ServerSetup } from '../../testing/server-setup.ts';

let setup: ServerSetup;
let claimant: Required<Person>;
let administrator: Required<Person>;
const steps = claimSteps(() => setup);
const { refusal, stored, addClaimable, laundromatOf } = steps;
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
const subjectsTo = async ({ email }: Person) =>
  (await setup.emailsTo(email!)).map(({ subject }) => subject).toSorted();

describe('a reversal', () => {
  test('restores owner and content of before, once, and notifies both', async () => {
    const present = await setup.addUser('owner');
    const id = await addFull(present);
    const before = await contentOf(id);
    const claim = await steps.submit(claimant, id);
    expect(await decide(claim, `, ownerId: "${present.id}"`)).toBeUndefined();
    await changeAll(claimant, id);
    expect(await contentOf(id)).toMatchObject({ name: 'Arnaque', user_id: claimant.id });

    expect(await Promise.all([revert(claim), revert(claim)])).toEqual([undefined, undefined]);
    expect(await contentOf(id)).toEqual({ ...before, average_rating: 4, review_count: 1 });
    expect(await setup.count('reviews', 'laundromat_id = $1 and answer is not null', id)).toBe(0);
    expect(await stored(claim)).toMatchObject({ status: 'reverted', previous: null, previous_user_id: null });
    expect(await setup.count('claim_disputes', 'claim_id = $1 and lost_at is not null', claim)).toBe(0);
    await expect.poll(() => subjectsTo(claimant)).toContain('Une décision est annulée : Laverie du Test');
    await expect.poll(() => subjectsTo(present)).toContain('Votre fiche vous est rendue : Laverie du Test');
  });

  test('gives the place in the plan of the one who claimed it to their next laundromat', async () => {
    const { id } = await addClaimable();
    const claim = await steps.submit(claimant, id);
    await setup.subscribe(claimant, premiumPlan);
    expect(await decide(claim)).toBeUndefined();
    const next = await setup.addLaundromat({ owner: claimant });
    expect([(await laundromatOf(id)).is_premium, (await laundromatOf(next)).is_premium]).toEqual([
      true,
      false,
    ]);
    expect(await revert(claim)).toBeUndefined();
    expect([(await laundromatOf(id)).is_premium, (await laundromatOf(next)).is_premium]).toEqual([
      false,
      true,
    ]);
  });

  test('gives the place in the plan of the former owner back to the laundromat that is older', async () => {
    const present = await setup.addUser('owner');
    await setup.subscribe(present, premiumPlan);
    const id = await addFull(present);
    const next = await setup.addLaundromat({ owner: present });
    const claim = await steps.submit(claimant, id);
    const tiers = async () => [(await laundromatOf(id)).is_premium, (await laundromatOf(next)).is_premium];
    expect(await decide(claim, `, ownerId: "${present.id}"`)).toBeUndefined();
    expect(await tiers()).toEqual([false, true]);
    expect(await revert(claim)).toBeUndefined();
    expect(await tiers()).toEqual([true, false]);
  });

  test('gives back a point far from its commune, also after the claimant moved it', async () => {
    for (const isMoved of [false, true]) {
      const present = await setup.addUser('owner');
      const id = await addFull(present);
      // An import may store a commune in Lyon with a point in Paris.
      await setup.sql.query(
        `update laundromats set location_source = 'pin', latitude = 48.860873, longitude = 2.348609 where id = $1`,
        [id],
      );
      await setup.subscribe(present, premiumPlan);
      const claim = await steps.submit(claimant, id);
      expect(await decide(claim, `, ownerId: "${present.id}"`)).toBeUndefined();
      if (isMoved) await changeAll(claimant, id);
      expect(await revert(claim)).toBeUndefined();
      expect(await laundromatOf(id)).toMatchObject({
        user_id: present.id,
        is_premium: true,
        location_source: 'pin',
        latitude: '48.86087300',
      });
    }
  });

  test('gives back no paid tier while the subscription of the former owner ends', async () => {
    const present = await setup.addUser('owner');
    await setup.subscribe(present, premiumPlan);
    const id = await addFull(present);
    const claim = await steps.submit(claimant, id);
    expect(await decide(claim, `, ownerId: "${present.id}"`)).toBeUndefined();
    const { sql } = setup;
    await sql.query('begin');
    await sql.query('select from users where id = $1 for no key update', [present.id]);
    await sql.query(`update subscriptions set status = 'canceled' where user_id = $1`, [present.id]);
    const reverted = revert(claim);
    await setup.areWaiting(1);
    await sql.query('commit');
    expect(await reverted).toBeUndefined();
    expect(await laundromatOf(id)).toMatchObject({ user_id: present.id, is_premium: false });
  });

  test('gives back a laundromat that was closed meanwhile as it is, and holds what its owner wrote about it', async () => {
    const present = await setup.addUser('owner');
    await setup.subscribe(present, premiumPlan);
    const id = await addFull(present);
    const claim = await steps.submit(claimant, id);
    expect(await decide(claim, `, ownerId: "${present.id}"`)).toBeUndefined();
    const form = { authorName: 'Anaïs', rating: 5, comment: 'Machines propres.' };
    const review = await setup.send(present, 'post', `/api/laundromats/${id}/reviews`).send(form);
    const closing = `mutation { setLaundromatClosed(id: "${id}", isClosed: true) { id } }`;
    expect((await setup.graphql(claimant, closing)).errors).toBeUndefined();
    expect(await revert(claim)).toBeUndefined();
    expect(await laundromatOf(id)).toMatchObject({
      user_id: present.id,
      is_active: false,
      is_premium: false,
    });
    expect(await setup.count('reviews', `id = $1 and held_reason = 'owner'`, review.body.id)).toBe(1);
  });

  test('of a laundromat without owner leaves it without one, also when the former owner was deleted', async () => {
    const former = await setup.addUser('owner');
    const unowned = (await addClaimable()).id;
    const disputed = (await addClaimable(former)).id;
    await setup.subscribe(claimant, premiumPlan);
    for (const [id, owner] of [
      [unowned, ''],
      [disputed, `, ownerId: "${former.id}"`],
    ] as const) {
      const claim = await steps.submit(claimant, id);
      expect(await decide(claim, owner)).toBeUndefined();
      if (id === disputed) await setup.sql.query('delete from users where id = $1', [former.id]);
      expect(await revert(claim)).toBeUndefined();
      expect(await laundromatOf(id)).toMatchObject({ user_id: null, is_active: true, is_premium: false });
    }
  });

  test('of a laundromat without owner leaves no dispute about it', async () => {
    const { id } = await addClaimable();
    const [accepted, other] = [
      await steps.submit(claimant, id),
      await steps.submit(await setup.addUser('owner'), id),
    ];
    expect(await decide(accepted)).toBeUndefined();
    expect(await stored(other)).toMatchObject({ is_dispute: true });
    expect(await revert(accepted)).toBeUndefined();
    expect(await stored(other)).toMatchObject({ is_dispute: false });
  });

  test('keeps a fact that an administrator has corrected since', async () => {
    const id = await addFull();
    await setup.sql.query('delete from machines where laundromat_id = $1', [id]);
    const claim = await steps.submit(claimant, id);
    await decide(claim);
    await changeAll(claimant, id);
    const correction = randomUUID();
    await setup.sql.query('delete from machines where laundromat_id = $1', [id]);
    await setup.sql.query(
      `insert into fact_corrections (id, laundromat_id, kind, proposed, sender_hash) values ($1, $2, 'price', '{"price": "6.50"}', 'x')`,
      [correction, id],
    );
    await setup.graphql(
      administrator,
      `mutation { decideCorrection(id: "${correction}", decision: "accepted") { id } }`,
    );
    expect(await revert(claim)).toBeUndefined();
    expect(await laundromatOf(id)).toMatchObject({ price_from: '6.50', description: 'Avant' });
  });

  test('keeps a point that an administrator has corrected since, though the address changes back', async () => {
    const id = await addFull();
    const claim = await steps.submit(claimant, id);
    await decide(claim);
    await changeAll(claimant, id);
    const correction = randomUUID();
    await setup.sql.query(
      `insert into fact_corrections (id, laundromat_id, kind, proposed, sender_hash)
       values ($1, $2, 'location', '{"latitude": 45.7612, "longitude": 4.8573}', 'x')`,
      [correction, id],
    );
    await setup.graphql(
      administrator,
      `mutation { decideCorrection(id: "${correction}", decision: "accepted") { id } }`,
    );
    expect(await revert(claim)).toBeUndefined();
    expect(await laundromatOf(id)).toMatchObject({
      description: 'Avant',
      location_source: 'pin',
      latitude: '45.76120000',
      located_at: expect.any(Date),
    });
  });

  test('is refused when the laundromat has got another owner since', async () => {
    const other = await setup.addUser('owner');
    const { id } = await addClaimable();
    const first = await steps.submit(claimant, id);
    const second = await steps.submit(other, id);
    await decide(first);
    await steps.passDispute(second);
    await decide(second, `, ownerId: "${claimant.id}"`);
    expect(await revert(first)).toBe('claimOwnerChanged');
    expect(await revert(second)).toBeUndefined();
    expect((await laundromatOf(id)).user_id).toBe(claimant.id);
    expect(await revert(first)).toBeUndefined();
    expect((await laundromatOf(id)).user_id).toBeNull();
  });
});

test('an acceptance gives no tier to the next laundromat of the former owner while their subscription ends', async () => {
  const former = await setup.addUser('owner');
  await setup.subscribe(former, premiumPlan);
  const { id: laundromatId } = await addClaimable(former);
  const next = await setup.addLaundromat({ owner: former });
  const id = await steps.submit(claimant, laundromatId);
  const { sql } = setup;
  await sql.query('begin');
  await sql.query('select from users where id = $1 for no key update', [former.id]);
  await sql.query(`update subscriptions set status = 'canceled' where user_id = $1`, [former.id]);
  const accepted = decide(id, `, ownerId: "${former.id}"`);
  await setup.areWaiting(1);
  // Accounts come first: the end of the subscription locks the laundromats after its account.
  await sql.query('select from laundromats where id = $1 for no key update nowait', [laundromatId]);
  await sql.query('commit');
  expect(await accepted).toBeUndefined();
  expect(await laundromatOf(next)).toMatchObject({ user_id: former.id, is_premium: false });
});
