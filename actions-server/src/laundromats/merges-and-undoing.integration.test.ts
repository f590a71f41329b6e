import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  decideLaundromat,
  deletion,
  editLaundromat,
  mergeLaundromat,
  removePhoto,
  restoreLaundromat,
} from '../../testing/decisions.ts';
import { premiumPlan, setUpServer, type Person, type ServerSetup } from '../../testing/server-setup.ts';
import { coverageRows } from '../coverage/owner-coverage.ts';
import { lockAccount } from '../db/database.ts';
import { systemWithTimeout } from '../session/caller.ts';

let setup: ServerSetup;
let admin: Person;
let owner: Required<Person>;
let kept: string;
let merged: string;
beforeAll(async () => {
  setup = await setUpServer();
  admin = await setup.addUser('admin');
});
beforeEach(async () => {
  owner = await setup.addUser('owner');
  [kept, merged] = [await setup.addLaundromat(), await setup.addLaundromat()];
});
afterAll(() => setup?.close());

const merge = async (keepsOwnerOf?: 'merged') =>
  expect(
    (await setup.graphql(admin, mergeLaundromat, { id: merged, into: kept, keepsOwnerOf })).errors,
  ).toBeUndefined();
const restore = async () =>
  expect((await setup.graphql(admin, restoreLaundromat, { id: merged })).errors).toBeUndefined();
const write = (id: string, columns: string) =>
  setup.sql.query(`update laundromats set ${columns} where id = $1`, [id]);
const keptRow = async () =>
  (await setup.sql.query('select * from laundromats where id = $1', [kept])).rows[0];

test('a closed laundromat that gets the owner of a premium one stays without a paid tier', async () => {
  await write(kept, 'is_active = false, closed_at = now()');
  await write(merged, `user_id = '${owner.id}', is_active = false, is_premium = true, is_featured = true`);
  await merge('merged');
  expect(await keptRow()).toMatchObject({ user_id: owner.id, is_premium: false, is_featured: false });
});

test('a merge takes over a point that is also the centre of the commune', async () => {
  const { latitude, longitude } = await keptRow();
  await write(merged, `latitude = ${latitude}, longitude = ${longitude}, located_at = now()`);
  await write(merged, `location_source = 'pin'`);
  await merge();
  expect(await keptRow()).toMatchObject({ location_source: 'pin', located_at: expect.any(Date) });
});

test('the same facts are assumed again when a merge is undone after an edit', async () => {
  await write(kept, `price_from = 5, assumed_facts = '{city,postal_code,hours,price_from}'`);
  await write(merged, 'price_from = 4, hours = null');
  await merge();
  const changes = { phone: '04 78 00 00 00', seen: {} };
  expect((await setup.graphql(admin, editLaundromat, { id: kept, changes })).errors).toBeUndefined();
  await restore();
  expect(await keptRow()).toMatchObject({
    price_from: '5.00',
    stated_price_from: null,
    assumed_facts: ['city', 'postal_code', 'hours', 'price_from'],
  });
});

test('undoing a merge does not hold a review again where the owner stays', async () => {
  await write(kept, `user_id = '${owner.id}'`);
  await setup.sql.query(
    `insert into reviews (laundromat_id, user_id, author_name, rating, comment) values ($1, $2, 'Anaïs', 4, 'Bien.')`,
    [kept, owner.id],
  );
  await merge();
  await restore();
  expect(await setup.count('reviews', 'laundromat_id = $1 and not is_held', kept)).toBe(1);
});

test('what a restore or an undone merge gives back has the tier of the plans of today', async () => {
  const [ended, running] = [await setup.addUser('owner'), await setup.addUser('owner')];
  await setup.subscribe(running, premiumPlan);
  const isPremium = async (id: string) =>
    (await setup.count('laundromats', 'id = $1 and is_premium', id)) === 1;
  for (const [of, other] of [
    [ended, running],
    [running, ended],
  ]) {
    [kept, merged] = [
      await setup.addLaundromat({ owner: of! }),
      await setup.addLaundromat({ owner: other! }),
    ];
    await write(kept, 'is_premium = true');
    await write(merged, 'is_premium = true');
    await merge('merged');
    await restore();
    expect([await isPremium(kept), await isPremium(merged)]).toEqual([of === running, of === ended]);
    await setup.sql.query('delete from laundromats where id = any ($1)', [[kept, merged]]);
  }
  merged = await setup.addLaundromat({ owner: ended });
  await write(merged, 'is_premium = true');
  await setup.graphql(admin, decideLaundromat, deletion(merged));
  await restore();
  expect(await isPremium(merged)).toBe(false);
});

test('both owners are notified once when a merge is undone, and nobody when it can no longer be undone', async () => {
  const other = await setup.addUser('owner');
  [kept, merged] = [await setup.addLaundromat({ owner }), await setup.addLaundromat({ owner: other })];
  await merge('merged');
  await restore();
  const purge = () => setup.sql.query('update moderation_actions set deleted_rows = null, moved_rows = null');
  const subject = 'Deux fiches de votre laverie sont de nouveau séparées';
  const undone = async ({ email }: Required<Person>) =>
    (await setup.emailsTo(email)).filter((mail) => mail.subject === subject);
  for (const [person, id] of [
    [owner, kept],
    [other, merged],
  ] as const)
    await expect
      .poll(async () => (await undone(person)).map(({ text }) => text.includes(`/edit-laundromat/${id}`)))
      .toEqual([true]);
  [kept, merged] = [await setup.addLaundromat({ owner }), await setup.addLaundromat({ owner })];
  for (const end of [restore, purge]) {
    await merge();
    await end();
  }
  await expect.poll(() => setup.count('hdb_catalog.event_log', 'not delivered')).toBe(0);
  expect(await undone(owner)).toHaveLength(2);
});

test('questions and answers to disputes move with a merge, and back when it is undone', async () => {
  const [visitor, claimant] = [await setup.addUser('client'), await setup.addUser('owner')];
  const claim = randomUUID();
  for (const [id, question] of [
    [merged, 'Ouvert ?'],
    [kept, 'Et ici ?'],
  ])
    await setup.sql.query(
      `insert into owner_questions (id, laundromat_id, user_id, author_name, question) values ($1, $2, $3, 'Clara', $4)`,
      [randomUUID(), id, visitor.id, question],
    );
  await setup.sql.query(
    `insert into laundromat_claims (id, laundromat_id, user_id, status) values ($1, $2, $3, 'submitted')`,
    [claim, merged, claimant.id],
  );
  await setup.sql.query(
    `insert into claim_disputes (claim_id, owner_id, laundromat_id, is_mine, words, answered_at)
     values ($1, $2, $3, true, 'Mon bail.', now())`,
    [claim, owner.id, merged],
  );
  const places = async () =>
    (
      await setup.sql.query<{ text: string; laundromat_id: string }>(
        `select question as text, laundromat_id from owner_questions where user_id = $1
         union all select words, laundromat_id from claim_disputes where claim_id = $2 order by text`,
        [visitor.id, claim],
      )
    ).rows.map(({ text, laundromat_id }) => [text, laundromat_id === kept ? 'kept' : 'merged']);
  const before = await places();
  await merge();
  expect(await places()).toEqual([
    ['Et ici ?', 'kept'],
    ['Mon bail.', 'kept'],
    ['Ouvert ?', 'kept'],
  ]);
  await restore();
  expect(await places()).toEqual(before);
});

test('a restored laundromat has the answers to disputes and the letters of its claims', async () => {
  const [claimant, claim] = [await setup.addUser('owner'), randomUUID()];
  await setup.sql.query(
    `insert into laundromat_claims (id, laundromat_id, user_id, status) values ($1, $2, $3, 'submitted')`,
    [claim, merged, claimant.id],
  );
  await setup.sql.query(
    `insert into claim_disputes (claim_id, owner_id, laundromat_id, is_mine, words, answered_at)
     values ($1, $2, $3, true, 'Mon bail.', now())`,
    [claim, owner.id, merged],
  );
  await setup.sql.query(
    `insert into claim_letters (claim_id, laundromat_id, code_hash, expires_at) values ($1, $2, 'x', now() + interval '1 day')`,
    [claim, merged],
  );
  await setup.graphql(admin, decideLaundromat, deletion(merged));
  await restore();
  for (const table of ['claim_disputes', 'claim_letters'])
    expect(await setup.count(table, 'claim_id = $1 and laundromat_id = $2', claim, merged)).toBe(1);
});

test('a restored laundromat has its services except those that were deleted meanwhile', async () => {
  const { rows } = await setup.sql.query<{ id: string }>(
    `insert into services (name, icon) values ('Repassage', 'shirt'), ('Couture', 'scissors'), ('Pressing', 'x') returning id`,
  );
  const [deleted, ...present] = rows.map(({ id }) => id);
  await setup.sql.query(
    'insert into laundromat_services (laundromat_id, service_id) select $1, unnest($2::uuid[])',
    [merged, [deleted, ...present]],
  );
  await setup.graphql(admin, decideLaundromat, deletion(merged));
  await setup.sql.query('delete from services where id = $1', [deleted]);
  await restore();
  const offered = 'laundromat_id = $1 and service_id = any ($2)';
  expect(await setup.count('laundromat_services', offered, merged, present)).toBe(2);
});

test('a claim is a dispute while a merge gives the laundromat an owner', async () => {
  const [claimant, claim] = [await setup.addUser('owner'), randomUUID()];
  await write(merged, `user_id = '${owner.id}'`);
  await setup.sql.query(
    `insert into laundromat_claims (id, laundromat_id, user_id, status) values ($1, $2, $3, 'submitted')`,
    [claim, kept, claimant.id],
  );
  const disputes = () => setup.count('laundromat_claims', 'id = $1 and is_dispute', claim);
  await merge('merged');
  expect(await disputes()).toBe(1);
  await restore();
  expect(await disputes()).toBe(0);
});

test('an undone merge gives figures back as approximate as they were', async () => {
  await setup.sql.query(
    `insert into laundromat_counts (laundromat_id, month, kind, count, is_capped) values
       ($1, '2026-11-01', 'opened', 3, true), ($2, '2026-11-01', 'opened', 4, false)`,
    [merged, kept],
  );
  await merge();
  await restore();
  expect(
    await setup.count('laundromat_counts', 'laundromat_id = $1 and count = 3 and is_capped', merged),
  ).toBe(1);
  expect(
    await setup.count('laundromat_counts', 'laundromat_id = $1 and count = 4 and not is_capped', kept),
  ).toBe(1);
});

describe('at the same moment', () => {
  const stopMerges = async () => {
    await setup.sql.query('begin');
    await setup.sql.query('lock table laundromat_redirects in exclusive mode');
  };

  test('a change of the plan finds the laundromat that a merge gives to its owner', async () => {
    await write(merged, `user_id = '${owner.id}'`);
    await stopMerges();
    const merging = merge('merged');
    await setup.areWaiting(1);
    const covered = setup.db.transaction(systemWithTimeout({}), async (trx) => {
      await lockAccount(trx, owner.id);
      return coverageRows(trx, owner.id, { isLocked: true });
    });
    await setup.areWaiting(2);
    await setup.sql.query('commit');
    await merging;
    expect((await covered).laundromats.map(({ id }) => id)).toEqual([kept]);
  });

  test('a photo that goes back with an undone merge is not removed in the name of the other laundromat', async () => {
    const id = randomUUID();
    await setup.sql.query(`insert into photos (id, laundromat_id, url) values ($1, $2, '/photos/a.webp')`, [
      id,
      merged,
    ]);
    await merge();
    await stopMerges();
    const restored = restore();
    await setup.areWaiting(1);
    const removed = setup.graphql(admin, removePhoto, { id, reason: 'Floue.' });
    await setup.areWaiting(2);
    await setup.sql.query('commit');
    await restored;
    expect((await removed).errors?.[0]?.extensions.code).toBe('photoNotFound');
  });
});
