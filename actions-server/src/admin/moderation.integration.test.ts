import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testSecrets } from '../../../local-stack/testing/test-database.ts';
import {
  decideLaundromat,
  decideReports,
  decideReview,
  editLaundromat,
  restoreLaundromat,
} from '../../testing/decisions.ts';
import { drying, setUpServer, washing, type ServerSetup } from '../../testing/server-setup.ts';

let setup: ServerSetup;
beforeAll(async () => {
  setup = await setUpServer();
});
afterAll(() => setup?.close());

const emailTo = (address: string, subject: string) =>
  vi.waitFor(async () => {
    const found = (await setup.emailsTo(address)).find((mail) => mail.subject === subject);
    expect(found).toBeDefined();
    return found!;
  });

const journalOf = async (rowId: string) => {
  const { rows } = await setup.sql.query<Record<string, unknown>>(
    'select user_id, actor, operation, table_name, subject, before, after from journal_entries where row_id = $1 order by created_at',
    [rowId],
  );
  return rows;
};

const refusal = (id: string) => ({ id, decision: 'refused', reason: 'Adresse introuvable.' });

test('a refusal is mailed to the owner with its reason, and written in the journal with before and after', async () => {
  const [owner, admin] = [await setup.addUser('owner'), await setup.addUser('admin', 'Alix')];
  const id = await setup.addLaundromat({ owner, active: false, name: 'Laverie Douteuse' });
  await setup.graphql(admin, decideLaundromat, refusal(id));

  const mail = await emailTo(owner.email, "Votre laverie n'a pas été publiée");
  expect(mail.text).toContain('Motif : Adresse introuvable.');
  expect(mail.text).toContain(`http://localhost/edit-laundromat/${id}`);
  expect(await journalOf(id)).toEqual([
    {
      user_id: admin.id,
      actor: 'Alix Durand',
      operation: 'insert',
      table_name: 'moderation_actions',
      subject: 'Laverie Douteuse',
      before: { is_active: false },
      after: {
        subject_type: 'laundromat',
        decision: 'refused',
        reason: 'Adresse introuvable.',
        is_active: false,
      },
    },
  ]);
});

test('a correction by the owner makes a refused laundromat pending again; publishing ends the refusal', async () => {
  const [owner, admin] = [await setup.addUser('owner'), await setup.addUser('admin')];
  const refusedAt = async (id: string) =>
    (await setup.sql.query('select refused_at from laundromats where id = $1', [id])).rows[0].refused_at;
  const [corrected, published] = [
    await setup.addLaundromat({ owner, active: false }),
    await setup.addLaundromat({ owner, active: false }),
  ];
  for (const id of [corrected, published]) {
    await setup.graphql(admin, decideLaundromat, refusal(id));
    expect(await refusedAt(id)).not.toBeNull();
  }
  await setup.send(owner, 'patch', `/api/laundromats/${corrected}`).send({ address: '3 rue de la Gare' });
  expect(await refusedAt(corrected)).toBeNull();
  await setup.graphql(admin, decideLaundromat, { id: published, decision: 'published' });
  expect(await refusedAt(published)).toBeNull();
});

test('what its owner has changed since an administrator read it is not published', async () => {
  const [owner, admin] = [await setup.addUser('owner'), await setup.addUser('admin')];
  const id = await setup.addLaundromat({ owner, active: false });
  const read = async () => {
    const query = 'query ($id: uuid!) { laundromats_by_pk(id: $id) { updatedAt } }';
    const { data } = await setup.graphql<{ laundromats_by_pk: { updatedAt: string } }>(admin, query, { id });
    return data!.laundromats_by_pk.updatedAt;
  };
  const publish = async (readAt: string) => {
    const decision = { id, decision: 'published', readAt };
    return (await setup.graphql(admin, decideLaundromat, decision)).errors?.[0]?.extensions.code;
  };
  const before = await read();
  await setup.send(owner, 'patch', `/api/laundromats/${id}`).send({ description: 'Autre chose.' });
  expect(await publish(before)).toBe('conflict');
  expect(await setup.count('laundromats', 'id = $1 and is_active', id)).toBe(0);
  expect(await publish(await read())).toBeUndefined();
  expect(await setup.count('laundromats', 'id = $1 and is_active', id)).toBe(1);
});

test('a removed review is gone at once, its rating with it, and its author is notified of the reason', async () => {
  const [author, admin] = [await setup.addUser('client'), await setup.addUser('admin')];
  const laundromat = await setup.addLaundromat({ name: 'Laverie des Avis' });
  const posted = await setup
    .send(author, 'post', `/api/laundromats/${laundromat}/reviews`)
    .send({ authorName: 'Dominique', rating: 1, comment: 'Des injures.' });
  const removal = { id: posted.body.id, decision: 'removed', reason: 'Propos injurieux.' };
  await setup.graphql(admin, decideReview, removal);

  const mail = await emailTo(author.email, 'Votre avis a été retiré');
  expect(mail.text).toContain('« Laverie des Avis »');
  expect(mail.text).toContain('Motif : Propos injurieux.');
  expect(await setup.count('laundromats', 'id = $1 and review_count = 0', laundromat)).toBe(1);
  expect(await journalOf(posted.body.id)).toMatchObject([
    {
      operation: 'insert',
      table_name: 'moderation_actions',
      before: { comment: 'Des injures.' },
      after: { reason: 'Propos injurieux.' },
    },
  ]);
  const again = await setup.graphql(admin, decideReview, removal);
  expect(again.errors?.[0]?.message).toBe('Cet avis a déjà été retiré.');
});

test('a change that fails leaves nothing in the journal', async () => {
  const admin = await setup.addUser('admin');
  const id = await setup.addLaundromat();
  const changes = { name: 'Autre nom', isFeatured: true, seen: {} };
  const { errors } = await setup.graphql(admin, editLaundromat, { id, changes });
  expect(errors?.[0]?.message).toBe('Une laverie Premium+ est aussi Premium.');
  expect(await journalOf(id)).toEqual([]);
});

test('fields and services are saved together or not at all, and saving them again changes nothing', async () => {
  const admin = await setup.addUser('admin', 'Alix');
  const id = await setup.addLaundromat({ name: 'Laverie Servie' });
  const save = (name: string, services: string[]) =>
    setup.graphql(admin, editLaundromat, { id, changes: { name, services, seen: {} } });
  const serviceIds = async () =>
    (await setup.sql.query('select service_ids from laundromats where id = $1', [id])).rows[0].service_ids;

  const failed = await save('Autre nom', [washing, id]);
  expect(failed.errors?.[0]?.extensions).toMatchObject({ errors: { services: 'Service inconnu.' } });
  expect(await serviceIds()).toEqual([]);
  expect(await journalOf(id)).toEqual([]);
  for (const _attempt of [1, 2]) expect((await save('Laverie Servie', [washing])).errors).toBeUndefined();
  expect(await serviceIds()).toEqual([washing]);
  await save('Laverie Servie', [drying]);
  expect(await serviceIds()).toEqual([drying]);
  const entries = await journalOf(id);
  expect(entries.map(({ table_name }) => table_name)).toEqual(Array(3).fill('laundromat_services'));
  expect(entries[0]).toMatchObject({
    user_id: admin.id,
    actor: 'Alix Durand',
    operation: 'insert',
    subject: 'Laverie Servie',
    before: null,
    after: { services: ['Lave-linge'] },
  });
});

test('a restored laundromat is complete, and its owner alone is notified, not again of what was sent about it', async () => {
  const [owner, admin] = [await setup.addUser('owner'), await setup.addUser('admin')];
  const recipient = await setup.addUser('owner');
  const reporter = `${randomUUID()}@example.fr`;
  const { body } = await setup
    .send(owner, 'post', '/api/laundromats')
    .send({ name: 'Laverie Perdue', address: '1 rue du Lavoir', city: 'Lyon', postalCode: '69002' });
  await setup.sql.query(
    `insert into reviews (laundromat_id, author_name, rating, comment) values ($1, 'Anne', 4, 'Bien.')`,
    [body.id],
  );
  await setup.sql.query(
    `insert into reports (laundromat_id, target, quote, reason, email) values ($1, 'laundromat', 'Laverie', 'wrong', $2)`,
    [body.id, reporter],
  );
  await setup.sql.query(
    `insert into laundromat_transfers (id, laundromat_id, user_id, recipient_email, recipient_id)
     values (gen_random_uuid(), $1, $2, $3, $4)`,
    [body.id, owner.id, recipient.email, recipient.id],
  );
  await emailTo(owner.email, 'Nous avons bien reçu votre laverie');
  await emailTo(reporter, 'Votre signalement est arrivé');

  await setup.graphql(admin, decideLaundromat, { id: body.id, decision: 'deleted', reason: 'Lieu inventé.' });
  expect(await setup.count('laundromats', 'id = $1', body.id)).toBe(0);
  const mail = await emailTo(owner.email, 'La fiche de votre laverie a été supprimée');
  expect(mail.text).toMatch(/« Laverie Perdue » \(Lyon\)[^]*Motif : Lieu inventé\./);
  const { data } = await setup.graphql(admin, restoreLaundromat, { id: body.id });
  expect(data).toEqual({
    restoreLaundromat: { laundromat: { slug: body.slug, reviewCount: 1, averageRating: 4 } },
  });
  expect((await journalOf(body.id)).map(({ operation }) => operation)).toEqual(Array(3).fill('insert'));
  await emailTo(owner.email, 'La fiche de votre laverie est rétablie');
  await vi.waitFor(async () => {
    const pending = `payload::text like '%' || $1 || '%' and not delivered`;
    expect(await setup.count('hdb_catalog.event_log', pending, body.id)).toBe(0);
  });
  // The second email to the reporter is the answer that the deletion gives.
  const emails = await Promise.all([owner.email, reporter, recipient.email].map(setup.emailsTo));
  expect(emails.map(({ length }) => length)).toEqual([3, 2, 0]);
});

test('deleted rows and journal entries are purged after their retention period', async () => {
  for (const interval of ['29 days', '31 days', '3 years 2 days']) {
    await setup.sql.query(
      `insert into moderation_actions (subject_type, subject_id, laundromat_id, decision, seen, deleted_rows, created_at)
       values ('laundromat', $1, $1, 'deleted', '{"name": "Purge"}', '{}', now() - $2::interval)`,
      [randomUUID(), interval],
    );
  }
  const entry = `insert into journal_entries (created_at, operation, table_name, row_id) values (now() - $1::interval, 'delete', 'users', 'purge')`;
  for (const interval of ['2 years 364 days', '3 years']) await setup.sql.query(entry, [interval]);
  const answer = await request(setup.app)
    .post('/cron/purge_admin_records')
    .set('x-hook-secret', testSecrets.hookSecret)
    .send({ id: 'x', name: 'purge_admin_records' });
  expect(answer.status).toBe(204);
  expect(await setup.count('moderation_actions', `seen ->> 'name' = 'Purge'`)).toBe(2);
  expect(await setup.count('moderation_actions', `seen ->> 'name' = 'Purge' and is_restorable`)).toBe(1);
  expect(await setup.count('journal_entries', `row_id = 'purge'`)).toBe(1);
});

test('of two administrators who decide in the same second, the second learns that it is decided', async () => {
  const [owner, one, other] = [
    await setup.addUser('owner'),
    await setup.addUser('admin'),
    await setup.addUser('admin'),
  ];
  const id = await setup.addLaundromat({ owner });
  const review = randomUUID();
  await setup.sql.query(
    `insert into reviews (id, laundromat_id, author_name, rating, comment) values ($1, $2, 'Anne', 4, 'Bien.')`,
    [review, id],
  );
  await setup.send(owner, 'patch', `/api/laundromats/${id}`).send({ name: 'Laverie Neuve' });
  const { rows } = await setup.sql.query(
    `select to_jsonb(changed_at) #>> '{}' as seen_at from laundromats where id = $1`,
    [id],
  );
  const seenAt = rows[0].seen_at as string;
  const reason = 'Non.';
  const pairs = [
    [
      setup.graphql(one, decideLaundromat, { id, decision: 'approved', seenAt }),
      setup.graphql(other, decideLaundromat, { id, decision: 'reverted', seenAt, reason }),
    ],
    [one, other].map((admin) =>
      setup.graphql(admin, decideReview, { id: review, decision: 'removed', reason }),
    ),
  ];
  const refusals = await Promise.all(
    pairs.map(async (answers) =>
      (await Promise.all(answers)).flatMap(({ errors = [] }) => errors.map(({ message }) => message)),
    ),
  );
  expect(refusals).toEqual([
    ['La fiche a encore changé entre-temps. Relisez-la.'],
    ['Cet avis a déjà été retiré.'],
  ]);
  expect(await setup.count('moderation_actions', 'laundromat_id = $1', id)).toBe(2);
});

test('reports are decided together or not at all, and reopened ones wait again', async () => {
  const admin = await setup.addUser('admin');
  const laundromat = await setup.addLaundromat();
  const { rows } = await setup.sql.query<{ id: string }>(
    `insert into reports (laundromat_id, target, quote, reason)
     select $1, 'laundromat', 'Laverie', 'closed' from generate_series(1, 2) returning id`,
    [laundromat],
  );
  const ids = rows.map(({ id }) => id);
  const decide = (state: string, asked = ids) => setup.graphql(admin, decideReports, { ids: asked, state });
  const handled = () => setup.count('reports', 'laundromat_id = $1 and handled_at is not null', laundromat);
  const refused = /n'existe plus, ou une autre décision a été prise/;
  expect((await decide('upheld', [...ids, randomUUID()])).errors?.[0]?.message).toMatch(refused);
  expect(await handled()).toBe(0);
  expect((await decide('dismissed')).data).toEqual({ decideReports: { reportCount: 2 } });
  expect(await handled()).toBe(2);
  expect((await decide('upheld')).errors?.[0]?.message).toMatch(refused);
  expect(await setup.count('reports', `laundromat_id = $1 and state = 'dismissed'`, laundromat)).toBe(2);
  await decide('open');
  expect(await handled()).toBe(0);
  expect(await journalOf(ids[0]!)).toMatchObject([
    { table_name: 'moderation_actions', after: { decision: 'dismissed' } },
    { table_name: 'moderation_actions', after: { decision: 'reopened' } },
  ]);
});

test("a refusal and the deletion of an owner's laundromat have a reason, a publication has none", async () => {
  const admin = await setup.addUser('admin');
  const id = await setup.addLaundromat({ owner: await setup.addUser('owner') });
  for (const decision of [
    { decision: 'refused' },
    { decision: 'refused', reason: ' ' },
    { decision: 'deleted' },
    { decision: 'published', reason: 'Bien.' },
  ]) {
    const { errors } = await setup.graphql(admin, decideLaundromat, { id, ...decision });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'invalidInput',
      errors: { reason: expect.any(String) },
    });
  }
  expect(await setup.count('moderation_actions', 'subject_id = $1', id)).toBe(0);
});

test('a client can neither refuse, remove nor restore', async () => {
  const client = await setup.addUser('client');
  const id = await setup.addLaundromat();
  for (const mutation of [
    `editLaundromat(id: "${id}", changes: { name: "Autre nom", seen: {} }) { id }`,
    `decideLaundromat(id: "${id}", decision: "refused", reason: "Non.") { id }`,
    `restoreLaundromat(id: "${id}") { id }`,
  ]) {
    expect((await setup.graphql(client, `mutation { ${mutation} }`)).errors?.[0]?.message).toMatch(
      /not found|no mutations exist/,
    );
  }
});
