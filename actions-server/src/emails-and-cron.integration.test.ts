import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { testSecrets } from '../../local-stack/testing/test-database.ts';
import { decideLaundromat } from '../testing/decisions.ts';
import { setUpServer, ownAddress, premiumPlan, type ServerSetup } from '../testing/server-setup.ts';

let setup: ServerSetup;
beforeAll(async () => {
  setup = await setUpServer();
});
afterAll(() => setup?.close());

const listing = {
  name: 'Laverie des Halles',
  address: '2 rue des Halles',
  city: 'Lyon',
  postalCode: '69002',
};
const hook = (path: string, body: object) =>
  request(setup.app).post(path).set('x-hook-secret', testSecrets.hookSecret).send(body);

const emailTo = (address: string, subject: string) =>
  vi.waitFor(async () => {
    const found = (await setup.emailsTo(address)).find((mail) => mail.subject === subject);
    expect(found).toBeDefined();
    return found!;
  });

describe('emails', () => {
  test('notify owner and site of a submission, and the owner of its publication', async () => {
    const owner = await setup.addUser('owner');
    const { body } = await setup
      .send(owner, 'post', '/api/laundromats')
      .send({ ...listing, name: 'Laverie Attendue' });
    const received = await emailTo(owner.email, 'Nous avons bien reçu votre laverie');
    expect(received.text).toContain('« Laverie Attendue » (Lyon)');
    expect(received.text).toContain('48 h');
    await emailTo('contact@lavoir.test', 'Nouvelle laverie : Laverie Attendue');

    const admin = await setup.addUser('admin');
    await setup.graphql(admin, decideLaundromat, { id: body.id, decision: 'published' });
    const published = await emailTo(owner.email, 'Votre laverie est en ligne');
    expect(published.text).toContain(`http://localhost/laverie/${body.slug}`);
  });

  test('notify an owner with a paid plan that the laundromat is already online', async () => {
    const owner = await setup.addUser('owner');
    await setup.subscribe(owner, premiumPlan);
    await setup.send(owner, 'post', '/api/laundromats').send({ ...listing, address: ownAddress() });
    await emailTo(owner.email, 'Votre laverie est en ligne');
  });

  test('are not sent for what was imported', async () => {
    const owner = await setup.addUser('owner');
    const laundromat = await setup.addLaundromat({ owner });
    await setup.sql.query(
      `insert into reviews (laundromat_id, author_name, rating, comment) values ($1, 'Import', 1, 'Repris')`,
      [laundromat],
    );
    await vi.waitFor(async () => {
      expect(
        await setup.count(
          'hdb_catalog.event_log',
          `payload::text like '%' || $1 || '%' and not delivered`,
          laundromat,
        ),
      ).toBe(0);
    });
    expect(await setup.emailsTo(owner.email)).toEqual([]);
  });

  test('of an event delivered twice have one message id', async () => {
    const event = {
      id: randomUUID(),
      event: {
        op: 'INSERT',
        session_variables: { 'x-hasura-role': 'admin' },
        data: {
          old: null,
          new: {
            name: 'Rémi',
            email: 'remi@example.fr',
            phone: null,
            subject: null,
            message: 'Bis',
            type: 'general',
          },
        },
      },
    };
    for (let delivery = 0; delivery < 2; delivery += 1) {
      const answer = await hook('/events/contact_received', event);
      expect(answer.status).toBe(204);
    }
    const messageId = `<${event.id}.site@localhost>`;
    const mails = (await setup.emailFiles()).filter((mail) => mail.includes(messageId));
    expect(mails).toHaveLength(2);
  });

  test('of an invalid event are an error', async () => {
    const answer = await hook('/events/contact_received', { id: 'x' });
    expect(answer.status).toBe(400);
  });
});

describe('cron', () => {
  const run = (job: string) => hook(`/cron/${job}`, { id: 'x', name: job });

  test('deletes logs of events delivered or abandoned a month ago, and no pending ones', async () => {
    const add = (state: string, age: string) =>
      setup.sql.query(
        `insert into hdb_catalog.event_log (id, schema_name, table_name, trigger_name, payload, delivered, archived, created_at)
         values ($1, 'public', 'contacts', 'none', '{}', $2, true, timezone('utc', now()) - $3::interval)`,
        [`${state} ${age}`, state === 'delivered', age],
      );
    for (const state of ['delivered', 'waiting'])
      for (const age of ['31 days', '29 days']) await add(state, age);
    await setup.sql.query(
      `insert into hdb_catalog.event_invocation_logs (event_id, created_at) values ('delivered 31 days', now() - interval '31 days')`,
    );
    expect((await run('prune_event_logs')).status).toBe(204);
    const { rows } = await setup.sql.query(
      `select id from hdb_catalog.event_log where trigger_name = 'none' order by id`,
    );
    expect(rows.map(({ id }) => id)).toEqual(['delivered 29 days', 'waiting 29 days', 'waiting 31 days']);
  });

  test('ends featured periods that are over, and keeps the laundromats premium', async () => {
    const [over, running, open] = [
      await setup.addLaundromat(),
      await setup.addLaundromat(),
      await setup.addLaundromat(),
    ];
    const feature =
      'update laundromats set is_premium = true, is_featured = true, featured_until = $2 where id = $1';
    await setup.sql.query(feature, [over, '2020-01-01']);
    await setup.sql.query(feature, [running, '2099-01-01']);
    await setup.sql.query(feature, [open, null]);
    expect((await run('expire_featured')).status).toBe(204);
    expect(await setup.count('laundromats', 'id = $1 and is_premium and not is_featured', over)).toBe(1);
    expect(await setup.count('laundromats', 'id = any($1) and is_featured', [running, open])).toBe(2);
  });

  test('sends a held email although many that cannot be sent or read were due before it', async () => {
    const { email } = await setup.addUser('owner');
    const hold = (to: string, times: number, due: string) =>
      setup.sql.query(
        `insert into held_emails (key, recipient, subject, reason, content, next_attempt_at)
         select gen_random_uuid()::text, 'x', 'Bonjour', 'limit', $1, now() - $2::interval from generate_series(1, $3::int)`,
        [{ to, subject: 'Bonjour', paragraphs: ['Un texte.'], allowance: 'account' }, due, times],
      );
    await hold(`${randomUUID()}@example.fr`, 120, '1 hour');
    await setup.sql.query(
      `insert into held_emails (key, recipient, subject, reason, content, next_attempt_at)
       values ('unreadable', 'y', 'Bonjour', 'limit', '{}', now() - interval '2 hours')`,
    );
    await hold(email, 1, '1 minute');
    expect((await run('send_held_emails')).status).toBe(204);
    expect(await setup.emailsTo(email)).toHaveLength(1);
  });

  test('deletes messages after three years', async () => {
    const add = `insert into contacts (name, email, message, created_at) values ('Vieux', 'v@example.fr', 'x', now() - $1::interval)`;
    await setup.sql.query(add, ['3 years 1 day']);
    await setup.sql.query(add, ['2 years 364 days']);
    expect((await run('purge_contacts')).status).toBe(204);
    expect(await setup.count('contacts', `name = 'Vieux'`)).toBe(1);
  });

  test('keeps a message until three years after the last reply', async () => {
    const { rows } = await setup.sql.query(
      `insert into contacts (name, email, message, created_at)
       values ('Suivi', 'v@example.fr', 'x', now() - interval '3 years 1 month') returning id`,
    );
    await setup.sql.query(
      `insert into contact_replies (id, contact_id, message, created_at)
       values (gen_random_uuid(), $1, 'Réponse', now() - interval '2 years 364 days')`,
      [rows[0].id],
    );
    const stays = async () => {
      expect((await run('purge_contacts')).status).toBe(204);
      return setup.count('contacts', 'id = $1', rows[0].id);
    };
    expect(await stays()).toBe(1);
    await setup.sql.query(`update contact_replies set created_at = now() - interval '3 years 1 day'`);
    expect(await stays()).toBe(0);
  });

  test.each([
    [
      'purge_contacts',
      'owner_questions',
      'question',
      ['3 years 1 day', '2 years 364 days'],
      `(id, laundromat_id, user_id, author_name, question, created_at)
       select gen_random_uuid(), id, $3, 'Camille', $1, now() - $2::interval from laundromats limit 1`,
    ],
    [
      'purge_payment_records',
      'webhook_events',
      'stripe_event_id',
      ['91 days', '89 days'],
      `(stripe_event_id, event_type, object_id, processed, created_at)
       values ($1, 'none', $3, true, now() - $2::interval)`,
    ],
    [
      'purge_payment_records',
      'webhook_events',
      'stripe_event_id',
      ['91 days', '89 days'],
      `(stripe_event_id, event_type, object_id, dead_at, created_at)
       values ($1, 'none', $3, now(), now() - $2::interval)`,
    ],
    [
      'purge_payment_records',
      'laundromat_drafts',
      "form ->> 'name'",
      ['91 days', '89 days'],
      `(user_id, form, updated_at) values ($3, jsonb_build_object('name', $1::text), now() - $2::interval)`,
    ],
    [
      'purge_tokens',
      'account_tokens',
      'token_hash',
      ['1 second', '-1 day'],
      `(user_id, kind, token_hash, expires_at) values ($3, 'password_reset', $1, now() - $2::interval)`,
    ],
    [
      'purge_tokens',
      'owner_networks',
      'network_hash',
      ['31 days', '29 days'],
      `(user_id, network_hash, seen_at) values ($3, $1, now() - $2::interval)`,
    ],
    [
      'purge_tokens',
      'sent_emails',
      'key',
      ['25 hours', '23 hours'],
      `(key, recipient, is_verified, user_id, created_at) values ($1, 'a@example.fr', true, $3, now() - $2::interval)`,
    ],
    [
      'purge_tokens',
      'rate_limits',
      'key',
      ['25 hours', '23 hours'],
      `select $1, 1, now() - $2::interval where $3::uuid is not null`,
    ],
    [
      'purge_admin_records',
      'journal_entries',
      'subject',
      ['3 years 1 day', '2 years 364 days'],
      `(user_id, operation, table_name, row_id, subject, created_at)
       values ($3, 'insert', 'none', 'none', $1, now() - $2::interval)`,
    ],
  ])('%s deletes old rows of %s and keeps younger ones', async (job, table, mark, [old, young], values) => {
    const laundromat = await setup.addLaundromat();
    const { id } = await setup.addUser('client');
    for (const [name, age] of [
      ['old', old],
      ['young', young],
    ])
      await setup.sql.query(`insert into ${table} ${values}`, [`${laundromat} ${name}`, age, id]);
    expect((await run(job)).status).toBe(204);
    const { rows } = await setup.sql.query(`select ${mark} as mark from ${table} where ${mark} like $1`, [
      `${laundromat}%`,
    ]);
    expect(rows).toEqual([{ mark: `${laundromat} young` }]);
  });

  test('deletes nothing early for a server whose clock is two days ahead', async () => {
    const { rows } = await setup.sql.query(
      `insert into contacts (name, email, message, created_at)
       values ('Jeune', 'v@example.fr', 'x', now() - interval '2 years 364 days') returning id`,
    );
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 86_400_000 });
    try {
      expect((await run('purge_contacts')).status).toBe(204);
    } finally {
      vi.useRealTimers();
    }
    expect(await setup.count('contacts', 'id = $1', rows[0].id)).toBe(1);
  });

  test('deletes expired tokens', async () => {
    const { id } = await setup.addUser('client');
    const add = `insert into refresh_tokens (user_id, family_id, token_hash, expires_at) values ($1, gen_random_uuid(), $2, now() + $3::interval)`;
    await setup.sql.query(add, [id, 'dead', '-1 second']);
    await setup.sql.query(add, [id, 'alive', '1 day']);
    expect((await run('purge_tokens')).status).toBe(204);
    expect(await setup.count('refresh_tokens', 'user_id = $1', id)).toBe(1);
  });
});
