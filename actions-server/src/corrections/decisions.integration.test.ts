import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { correctionSteps } from '../../testing/correction-setup.ts';
import { decideLaundromat, mergeLaundromat, restoreLaundromat } from '../../testing/decisions.ts';
import { setUpServer, type Person, type ServerSetup } from '../../testing/server-setup.ts';
import { systemWithTimeout } from '../session/caller.ts';
import { decideCorrection } from './decide-correction.ts';

let setup: ServerSetup;
beforeAll(async () => {
  setup = await setUpServer();
});
afterAll(() => setup?.close());

const { act, correct, decide, codeOf, stored, laundromatOf, ownLaundromat } = correctionSteps(() => setup);

describe('a decision', () => {
  test('of the owner that accepts a value makes it the fact, and the facts are checked', async () => {
    const { owner, laundromat } = await ownLaundromat();
    const { id } = (await correct(laundromat, { kind: 'price', proposed: { price: '4.20' } })).body;
    expect((await laundromatOf(laundromat)).facts_checked_at).toBe(null);
    expect(await decide(owner, id, 'accepted')).toEqual({ data: { decideCorrection: { id } } });
    expect(await stored(id)).toMatchObject({ status: 'accepted', decided_by: owner.id });
    const { price_from: price, facts_checked_at: checkedAt } = await laundromatOf(laundromat);
    expect([price, checkedAt instanceof Date]).toEqual(['4.20', true]);
    expect(await decide(owner, id, 'accepted')).toEqual({ data: { decideCorrection: { id } } });
    expect(await codeOf(decide(owner, id, 'dismissed'))).toBe('correctionDecided');
  });

  test('that accepts a report without a value checks nothing', async () => {
    const { owner, laundromat } = await ownLaundromat();
    for (const kind of ['hours', 'machine', 'closed']) {
      const { id } = (await correct(laundromat, { kind })).body;
      await decide(owner, id, 'accepted');
      expect((await stored(id)).status).toBe('accepted');
    }
    expect(await laundromatOf(laundromat)).toMatchObject({ facts_checked_at: null, is_active: true });
  });

  test('applies hours and place', async () => {
    const { owner, laundromat } = await ownLaundromat();
    const weeklyHours = Array<[string, string][]>(7).fill([['08:00', '20:00']]);
    const hours = (await correct(laundromat, { kind: 'hours', proposed: { weeklyHours } })).body.id;
    const place = { latitude: 45.7612, longitude: 4.8573 };
    const location = (await correct(laundromat, { kind: 'location', proposed: place })).body.id;
    await decide(owner, hours, 'accepted');
    await decide(owner, location, 'accepted');
    const row = await laundromatOf(laundromat);
    expect([row.hours, row.weekly_hours]).toEqual(['Tous les jours 8h–20h', weeklyHours]);
    expect([Number(row.latitude), Number(row.longitude)]).toEqual([45.7612, 4.8573]);
  });

  test('of the owner is read afterwards, and one of an administrator leaves nothing to read', async () => {
    const { owner, laundromat } = await ownLaundromat();
    const admin = await setup.addUser('admin');
    const accept = async (person: Person, price: string) => {
      const { id } = (await correct(laundromat, { kind: 'price', proposed: { price } })).body;
      expect(await decide(person, id, 'accepted')).not.toHaveProperty('errors');
      return (await laundromatOf(laundromat)).approved_content;
    };
    expect(await accept(admin, '4.20')).toBe(null);
    expect(await accept(owner, '0.10')).toMatchObject({ priceFrom: '4.20' });
    expect(await accept(admin, '4.30')).not.toHaveProperty('priceFrom');
  });

  test('of an administrator stands in the journal with the changed fact', async () => {
    const { laundromat } = await ownLaundromat('Laverie du Journal');
    const admin = await setup.addUser('admin');
    const { id } = (await correct(laundromat, { kind: 'price', proposed: { price: '3' } })).body;
    await decide(admin, id, 'accepted');
    const { rows } = await setup.sql.query(
      'select table_name, subject, after from journal_entries where user_id = $1 order by table_name',
      [admin.id],
    );
    expect(rows).toMatchObject([
      { table_name: 'fact_corrections', subject: 'Laverie du Journal', after: { status: 'accepted' } },
      { table_name: 'laundromats', after: { price_from: 3 } },
    ]);
  });

  test('taken twice at once is carried out once', async () => {
    const { owner, laundromat } = await ownLaundromat();
    const admin = await setup.addUser('admin');
    const { id } = (await correct(laundromat, { kind: 'price', proposed: { price: '4.20' } })).body;
    const codes = await Promise.all([
      codeOf(decide(owner, id, 'dismissed')),
      codeOf(decide(admin, id, 'accepted')),
    ]);
    expect(codes.sort()).toEqual(['correctionDecided', undefined]);
    const { status } = await stored(id);
    expect((await laundromatOf(laundromat)).price_from).toBe(status === 'accepted' ? '4.20' : null);
  });

  test('can be taken back, unless a value was applied', async () => {
    const { owner, laundromat } = await ownLaundromat();
    const { id } = (await correct(laundromat, { kind: 'closed' })).body;
    await decide(owner, id, 'dismissed');
    await decide(owner, id, 'open');
    expect(await stored(id)).toMatchObject({ status: 'open', decided_at: null, decided_by: null });
    await decide(owner, id, 'accepted');
    await decide(owner, id, 'open');
    expect((await stored(id)).status).toBe('open');
    const priced = (await correct(laundromat, { kind: 'price', proposed: { price: '4' } })).body.id;
    await decide(owner, priced, 'accepted');
    expect(await codeOf(decide(owner, priced, 'open'))).toBe('correctionDecided');
  });

  test('cannot replace a price that follows from the machines, and checks nothing then', async () => {
    const { owner, laundromat } = await ownLaundromat();
    await setup.sql.query(
      `insert into machines (laundromat_id, kind, capacity_kg, count, price) values ($1, 'washer', 7, 1, 5.5)`,
      [laundromat],
    );
    const { id } = (await correct(laundromat, { kind: 'price', proposed: { price: '4' } })).body;
    await decide(owner, id, 'accepted');
    expect(await laundromatOf(laundromat)).toMatchObject({ price_from: '5.50', facts_checked_at: null });
  });

  test('of the owner that changes a refused laundromat ends the refusal, and one of an administrator does not', async () => {
    const admin = await setup.addUser('admin');
    for (const isOwner of [true, false]) {
      const { owner, laundromat } = await ownLaundromat();
      const { id } = (await correct(laundromat, { kind: 'price', proposed: { price: '4.20' } })).body;
      const refusal = { id: laundromat, decision: 'refused', reason: 'Le prix est faux.' };
      expect((await setup.graphql(admin, decideLaundromat, refusal)).errors).toBeUndefined();
      expect(await decide(isOwner ? owner : admin, id, 'accepted')).not.toHaveProperty('errors');
      const { price_from: price, refused_at: refusedAt, ...row } = await laundromatOf(laundromat);
      expect([price, refusedAt === null, row.needs_approval]).toEqual(['4.20', isOwner, true]);
    }
  });

  test('leaves the other assumed facts assumed', async () => {
    const { owner, laundromat } = await ownLaundromat();
    await setup.sql.query(
      `update laundromats set price_from = 5, assumed_facts = '{price_from,hours}' where id = $1`,
      [laundromat],
    );
    const { id } = (await correct(laundromat, { kind: 'price', proposed: { price: '5' } })).body;
    await decide(owner, id, 'accepted');
    const { assumed_facts: assumed, facts_checked_at: checkedAt } = await laundromatOf(laundromat);
    expect([assumed, checkedAt instanceof Date]).toEqual([['hours'], true]);
  });

  test('about the laundromat of another owner is refused as if the correction did not exist', async () => {
    const { laundromat } = await ownLaundromat();
    const stranger = await setup.addUser('owner');
    const { id } = (await correct(laundromat, { kind: 'closed' })).body;
    expect(await codeOf(decide(stranger, id, 'dismissed'))).toBe('correctionNotFound');
    expect(await codeOf(decide(stranger, randomUUID(), 'dismissed'))).toBe('correctionNotFound');
    const client = await setup.addUser('client');
    expect(await codeOf(decide(client, id, 'dismissed'))).toBe('validation-failed');
  });
});

describe('an accepted closure', () => {
  const closingReason = 'Fermée définitivement, d’après des visiteurs.';
  const closure = async (laundromat: string) =>
    (await correct(laundromat, { kind: 'closed' })).body.id as string;
  const decisionsAbout = async (laundromat: string) =>
    (
      await setup.sql.query(
        `select decision, reason from moderation_actions where subject_id = $1 order by created_at`,
        [laundromat],
      )
    ).rows;

  test('withdraws the laundromat with the reason of the administrator, and reopening it publishes it again', async () => {
    const { laundromat } = await ownLaundromat();
    const admin = await setup.addUser('admin');
    const id = await closure(laundromat);
    await decide(admin, id, 'accepted', closingReason);
    expect((await laundromatOf(laundromat)).is_active).toBe(false);
    expect(await decisionsAbout(laundromat)).toEqual([{ decision: 'refused', reason: closingReason }]);
    await decide(admin, id, 'accepted', closingReason);
    expect(await decisionsAbout(laundromat)).toHaveLength(1);

    await decide(admin, id, 'open');
    expect(await laundromatOf(laundromat)).toMatchObject({ is_active: true, refused_at: null });
    expect(await decisionsAbout(laundromat)).toMatchObject([
      { decision: 'refused' },
      { decision: 'published' },
    ]);
  });

  test('waits for the account of the owner before it locks the laundromat', async () => {
    const { owner, laundromat } = await ownLaundromat();
    const admin = await setup.addUser('admin');
    const id = await closure(laundromat);
    const { sql } = setup;
    await sql.query('begin');
    await sql.query('select from users where id = $1 for no key update', [owner.id]);
    const decided = decide(admin, id, 'accepted', closingReason);
    await setup.areWaiting(1);
    await sql.query('select from laundromats where id = $1 for no key update nowait', [laundromat]);
    await sql.query('commit');
    expect(await codeOf(decided)).toBeUndefined();
  });

  test('by the owner leaves the laundromat to an administrator', async () => {
    const { owner, laundromat } = await ownLaundromat();
    const id = await closure(laundromat);
    expect(await codeOf(decide(owner, id, 'accepted', closingReason))).toBe('adminOnly');
    await decide(owner, id, 'accepted');
    expect((await laundromatOf(laundromat)).is_active).toBe(true);
    await decide(await setup.addUser('admin'), id, 'accepted', closingReason);
    expect((await laundromatOf(laundromat)).is_active).toBe(false);
    expect(await codeOf(decide(owner, id, 'open'))).toBe('correctionDecided');
  });

  test('does not publish a laundromat that was refused for another reason meanwhile', async () => {
    const { laundromat } = await ownLaundromat();
    const admin = await setup.addUser('admin');
    const id = await closure(laundromat);
    await decide(admin, id, 'accepted', closingReason);
    const refusal = { id: laundromat, decision: 'refused', reason: 'Photos volées.' };
    expect((await setup.graphql(admin, decideLaundromat, refusal)).errors).toBeUndefined();
    await decide(admin, id, 'open');
    expect((await laundromatOf(laundromat)).is_active).toBe(false);
  });

  test('requires a reason that says something', async () => {
    const { laundromat } = await ownLaundromat();
    const id = await closure(laundromat);
    expect(await codeOf(decide(await setup.addUser('admin'), id, 'accepted', ' '))).toBe('invalidInput');
    expect((await stored(id)).status).toBe('open');
  });
});

describe('the facts of a laundromat', () => {
  const checkedAt = async (id: string) => (await laundromatOf(id)).facts_checked_at as Date | null;

  test('are checked when its owner or an administrator confirms them', async () => {
    const { owner, laundromat } = await ownLaundromat();
    const stranger = await setup.addUser('owner');
    const confirm = (person: Person) => act(person, `confirmFacts(laundromatId: "${laundromat}") { id }`);
    expect(await codeOf(confirm(stranger))).toBe('laundromatNotFound');
    const publish = 'update laundromats set is_active = $2 where id = $1';
    await setup.sql.query(publish, [laundromat, false]);
    expect(await codeOf(confirm(owner))).toBe('laundromatNotFound');
    await setup.sql.query(publish, [laundromat, true]);
    expect(await checkedAt(laundromat)).toBe(null);
    await confirm(owner);
    const first = (await checkedAt(laundromat))!;
    expect(first.getTime()).toBeGreaterThan(Date.now() - 60_000);
    await confirm(await setup.addUser('admin'));
    expect((await checkedAt(laundromat))!.getTime()).toBeGreaterThan(first.getTime());
  });

  test('are checked when its owner changes one, not when a description changes', async () => {
    const { owner, laundromat } = await ownLaundromat();
    const change = (fields: object) =>
      setup.send(owner, 'patch', `/api/laundromats/${laundromat}`).send(fields).expect(200);
    await change({ description: 'Claire.' });
    expect(await checkedAt(laundromat)).toBe(null);
    await change({ priceFrom: '6' });
    expect(await checkedAt(laundromat)).toBeInstanceOf(Date);
  });

  test('are not checked by adding or publishing it, by anybody', async () => {
    const owner = await setup.addUser('owner');
    const form = { name: 'Laverie neuve', address: '2 rue de la Gare', city: 'Lyon', postalCode: '69003' };
    const { body } = await setup.send(owner, 'post', '/api/laundromats').send(form).expect(201);
    expect(await checkedAt(body.id)).toBe(null);
    const publication = { id: body.id, decision: 'published' };
    const published = await setup.graphql(await setup.addUser('admin'), decideLaundromat, publication);
    expect(published.errors).toBeUndefined();
    expect((await laundromatOf(body.id)).is_active).toBe(true);
    expect(await checkedAt(body.id)).toBe(null);
    expect(await checkedAt(await setup.addLaundromat())).toBe(null);
  });
});

test('a correction that goes back with an undone merge is not decided by the owner of the other laundromat', async () => {
  const { owner, laundromat: into } = await ownLaundromat();
  const [id, admin] = [await setup.addLaundromat(), await setup.addUser('admin')];
  const proposed = { latitude: 45.7605, longitude: 4.8601 };
  const correction = (await correct(id, { kind: 'location', proposed })).body.id as string;
  expect((await setup.graphql(admin, mergeLaundromat, { id, into })).errors).toBeUndefined();
  let restored: ReturnType<typeof setup.graphql> | undefined;
  async function reverse() {
    await setup.sql.query('begin');
    await setup.sql.query('lock table laundromat_redirects in exclusive mode');
    restored = setup.graphql(admin, restoreLaundromat, { id });
    await setup.areWaiting(1);
    return { address: '', postalCode: '', city: '', distance: 0 };
  }
  const deciding = decideCorrection(
    { db: setup.db, geocoder: { reverse } },
    { ...systemWithTimeout({}), role: 'owner', userId: owner.id },
    { id: correction, decision: 'accepted' },
  );
  const isRefused = expect(deciding).rejects.toMatchObject({ code: 'correctionNotFound' });
  await setup.areWaiting(2);
  await setup.sql.query('commit');
  expect((await restored)?.errors).toBeUndefined();
  await isRefused;
});
