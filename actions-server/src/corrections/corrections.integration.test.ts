import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { sameHoursMessage, tooFarMessage } from '#contract/corrections/corrections.ts';
import { correctionSteps, newAddress } from '../../testing/correction-setup.ts';
import { setUpServer, visitor, type ServerSetup } from '../../testing/server-setup.ts';

let setup: ServerSetup;
beforeAll(async () => {
  setup = await setUpServer();
});
afterAll(() => setup?.close());

const { correct, stored, decide, ownLaundromat } = correctionSteps(() => setup);
const shown = async (laundromat: string) =>
  (await setup.sql.query('select kind, senders from reported_facts where laundromat_id = $1', [laundromat]))
    .rows;
const runCron = (job: string) =>
  request(setup.app).post(`/cron/${job}`).set('x-hook-secret', setup.env.HOOK_SECRET).send({}).expect(204);
const emails = async (address: string, subject: string) =>
  (await setup.emailsTo(address)).filter((mail) => mail.subject === subject);

describe('a correction', () => {
  test('is stored for anybody, and site and owner are notified once, the owner without the words of the sender', async () => {
    const { owner, laundromat } = await ownLaundromat('Laverie du Quai');
    const body = {
      kind: 'price',
      proposed: { price: '4,5' },
      comment: 'Affiché en vitrine.',
      status: 'accepted',
    };
    const answer = await correct(laundromat, body);
    expect(answer.status).toBe(201);
    expect(await stored(answer.body.id)).toMatchObject({
      kind: 'price',
      proposed: { price: '4.50' },
      comment: 'Affiché en vitrine.',
      status: 'open',
      user_id: null,
    });
    await correct(laundromat, { kind: 'price', comment: 'Plus cher !' });
    const subject = 'Prix faux : Laverie du Quai';
    await vi.waitFor(async () => expect(await emails(owner.email!, subject)).toHaveLength(1));
    const [toOwner] = await emails(owner.email!, subject);
    expect(toOwner!.text).toContain('/owner-dashboard?onglet=signalements');
    expect(toOwner!.text).not.toContain('vitrine');
    const toSite = await emails(setup.env.CONTACT_EMAIL, subject);
    expect(toSite.map(({ text }) => text.includes('Affiché en vitrine.'))).toEqual([true]);
  });

  test('sent again with its id answers 200, from another address as well, and adds nothing', async () => {
    const { laundromat } = await ownLaundromat();
    const body = { id: randomUUID(), kind: 'closed' };
    const answers = await Promise.all([1, 2, 3, 4].map(() => correct(laundromat, body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 201]);
    expect(new Set(answers.map((answer) => answer.body.id))).toEqual(new Set([body.id]));
    expect(await setup.count('fact_corrections', 'laundromat_id = $1', laundromat)).toBe(1);
  });

  test('that proposes the hours of the page is refused', async () => {
    const { laundromat } = await ownLaundromat();
    const weeklyHours = [...Array<[string, string][]>(6).fill([['07:00', '21:00']]), []];
    await setup.sql.query('update laundromats set weekly_hours = $2 where id = $1', [
      laundromat,
      JSON.stringify(weeklyHours),
    ]);
    const answer = await correct(laundromat, { kind: 'hours', proposed: { weeklyHours } });
    expect([answer.status, answer.body.errors]).toEqual([400, { 'proposed.weeklyHours': sameHoursMessage }]);
    const other = { weeklyHours: [...weeklyHours.slice(0, 6), [['09:00', '12:00']]] };
    expect((await correct(laundromat, { kind: 'hours', proposed: other })).status).toBe(201);
  });

  test('with the id of another one is a conflict', async () => {
    const { laundromat } = await ownLaundromat();
    const other = await ownLaundromat();
    const { id } = (await correct(other.laundromat, { kind: 'closed', comment: 'Secret' })).body;
    for (const answer of [
      await correct(laundromat, { id, kind: 'closed' }),
      await correct(other.laundromat, { id, kind: 'hours' }),
    ])
      expect([answer.status, answer.body.code]).toEqual([409, 'conflict']);
  });

  test('repeated by its sender is one, and its time is the later one', async () => {
    const { laundromat } = await ownLaundromat();
    const from = newAddress();
    const yesterday = new Date(Date.now() - 24 * 3_600_000).toISOString();
    const first = await correct(laundromat, { kind: 'machine', seenAt: yesterday }, from);
    expect((await stored(first.body.id)).created_at.toISOString()).toBe(yesterday);
    const [again, atOnce] = await Promise.all(
      [1, 2].map(() => correct(laundromat, { kind: 'machine' }, from)),
    );
    expect([again!.status, atOnce!.status]).toEqual([200, 200]);
    expect(await setup.count('fact_corrections', 'laundromat_id = $1', laundromat)).toBe(1);
    expect((await stored(first.body.id)).created_at.getTime()).toBeGreaterThan(Date.parse(yesterday));
  });

  test('repeated by its sender keeps the words of each time, the last ones where they are too long', async () => {
    const { laundromat } = await ownLaundromat();
    const from = newAddress();
    const send = (comment: string, seenAt?: string) =>
      correct(laundromat, { kind: 'machine', comment, seenAt }, from);
    const { id } = (await send('Le sèche-linge 2.')).body;
    await send('Et le lave-linge 14 kg.', new Date(Date.now() - 3_600_000).toISOString());
    await send('Le sèche-linge 2.');
    expect((await stored(id)).comment).toBe('Le sèche-linge 2.\nEt le lave-linge 14 kg.');
    await send('a'.repeat(500));
    expect((await stored(id)).comment).toBe('a'.repeat(500));
  });

  test('of the future has the time of its arrival', async () => {
    const { laundromat } = await ownLaundromat();
    const seenAt = new Date(Date.now() + 3_600_000).toISOString();
    const { id } = (await correct(laundromat, { kind: 'machine', seenAt })).body;
    expect((await stored(id)).created_at.getTime()).toBeLessThanOrEqual(Date.now());
  });

  test('of long ago has a time that is not deleted the next night', async () => {
    const { laundromat } = await ownLaundromat();
    const { id } = (await correct(laundromat, { kind: 'closed', seenAt: '0001-01-01T00:00:00Z' })).body;
    await runCron('purge_corrections');
    expect((await stored(id)).created_at.getTime()).toBeGreaterThan(Date.now() - 31 * 24 * 3_600_000);
  });

  test('of an unpublished laundromat has the same answer as of a missing one, for its owner and administrators too', async () => {
    const owner = await setup.addUser('owner');
    const hidden = await setup.addLaundromat({ owner, active: false });
    const missing = await correct(randomUUID(), { kind: 'closed' });
    expect([missing.status, missing.body.code]).toEqual([404, 'laundromatNotFound']);
    for (const person of [visitor, owner, await setup.addUser('admin')]) {
      const { status, body } = await correct(hidden, { kind: 'closed' }, newAddress(), person);
      expect([status, body]).toEqual([404, missing.body]);
    }
    expect((await correct('12', { kind: 'closed' })).body).toEqual(missing.body);
  });

  test('of a signed-in sender names the account', async () => {
    const { laundromat } = await ownLaundromat();
    const client = await setup.addUser('client');
    const { id } = (await correct(laundromat, { kind: 'hours' }, newAddress(), client)).body;
    expect((await stored(id)).user_id).toBe(client.id);
  });

  test('cannot move a laundromat by more than 50 km', async () => {
    const { laundromat } = await ownLaundromat();
    const far = await correct(laundromat, {
      kind: 'location',
      proposed: { latitude: 48.85, longitude: 2.35 },
    });
    expect([far.status, far.body.message]).toEqual([400, tooFarMessage]);
    const near = await correct(laundromat, {
      kind: 'location',
      proposed: { latitude: 45.76, longitude: 4.86 },
    });
    expect(near.status).toBe(201);
  });
});

test('the sixth correction of one laundromat within an hour has to wait, another laundromat does not', async () => {
  const strict = setup.appWith({ RATE_LIMIT_FACTOR: 1 });
  const send = (id: string) => request(strict).post(`/api/laundromats/${id}/corrections`).send({});
  const [one, other] = [randomUUID(), randomUUID()];
  for (let sent = 0; sent < 5; sent += 1) expect((await send(one)).status).toBe(400);
  expect((await send(one)).body.code).toBe('tooManyRequests');
  expect((await send(one.toUpperCase())).body.code).toBe('tooManyRequests');
  expect((await send(other)).status).toBe(400);
});

describe('the hint on the page', () => {
  test('requires three senders: three corrections of one do not count', async () => {
    const { laundromat } = await ownLaundromat();
    const from = newAddress();
    for (const price of ['4', '5', '6'])
      await correct(laundromat, { kind: 'price', proposed: { price } }, from);
    await correct(laundromat, { kind: 'price' });
    await correct(laundromat, { kind: 'hours' });
    expect(await shown(laundromat)).toEqual([]);
    await correct(laundromat, { kind: 'price' });
    expect(await shown(laundromat)).toEqual([{ kind: 'price', senders: 3 }]);
  });

  test('counts one sender once, whatever the spelling of the id and the address within an IPv6 network', async () => {
    const { laundromat } = await ownLaundromat();
    const spellings = [
      laundromat,
      laundromat.toUpperCase(),
      laundromat.replace(/[a-f]/, (x) => x.toUpperCase()),
    ];
    for (const [index, id] of spellings.entries())
      await correct(id, { kind: 'closed' }, `2001:db8:7:${index}::1`);
    expect(await setup.count('fact_corrections', 'laundromat_id = $1', laundromat)).toBe(1);
    expect(await shown(laundromat)).toEqual([]);
  });

  test.each([
    ['closed', '30 days', '30 days 2 hours'],
    ['machine', '48 hours', '49 hours'],
  ])('of type %s ends after %s', async (kind, _limit, age) => {
    const { laundromat } = await ownLaundromat();
    const ids: string[] = [];
    for (let sent = 0; sent < 3; sent += 1) ids.push((await correct(laundromat, { kind })).body.id);
    expect(await shown(laundromat)).toEqual([{ kind, senders: 3 }]);
    await setup.sql.query(`update fact_corrections set created_at = now() - $2::interval where id = $1`, [
      ids[0],
      age,
    ]);
    expect(await shown(laundromat)).toEqual([]);
  });

  test('ends when the corrections are dismissed', async () => {
    const { owner, laundromat } = await ownLaundromat();
    const { id } = (await correct(laundromat, { kind: 'closed' })).body;
    const other = (await correct(laundromat, { kind: 'closed' })).body;
    await correct(laundromat, { kind: 'closed' });
    await decide(owner, id, 'accepted');
    expect(await shown(laundromat)).toEqual([{ kind: 'closed', senders: 3 }]);
    await decide(owner, other.id, 'dismissed');
    expect(await shown(laundromat)).toEqual([]);
  });
});

test('corrections are deleted after a year', async () => {
  const { laundromat } = await ownLaundromat();
  const [old, recent] = await Promise.all(
    ['closed', 'hours'].map(async (kind) => (await correct(laundromat, { kind })).body.id as string),
  );
  await setup.sql.query(
    `update fact_corrections set received_at = now() - interval '366 days' where id = $1`,
    [old],
  );
  await runCron('purge_corrections');
  expect(await stored(old!)).toBeUndefined();
  expect(await stored(recent!)).toBeDefined();
});
