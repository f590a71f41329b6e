import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setUpServer, type Person, type ServerSetup } from '../../testing/server-setup.ts';
import { recipientOf } from '../email/held-emails.ts';
import { createNotifications } from '../email/notifications.ts';
import { createOutgoingMail } from '../email/outgoing-mail.ts';
import { contactEvents } from './contact-events.ts';

let setup: ServerSetup;
let administrator: Required<Person>;
beforeAll(async () => {
  setup = await setUpServer();
  administrator = await setup.addUser('admin', 'Alix');
});
afterAll(() => setup?.close());

async function messageFrom(email: string) {
  const { rows } = await setup.sql.query<{ id: string }>(
    `insert into contacts (name, email, subject, message) values ('Dominique', $1, 'Sujet secret', 'Texte secret') returning id`,
    [email],
  );
  return rows[0]!.id;
}
const reply = (id: string, contactId: string, message: string) =>
  setup.graphql(
    administrator,
    `mutation ($reply: contact_replies_insert_input!) { insert_contact_replies_one(object: $reply) { id } }`,
    { reply: { id, contactId, message } },
  );
const stateOf = async (id: string) =>
  (await setup.sql.query('select status, reason, author_id from contact_replies where id = $1', [id]))
    .rows[0];
const anyAddress = () => `${randomUUID()}@example.fr`;

test('a reply is kept with its author and sent once to an unconfirmed address, without a word of the message', async () => {
  const [id, address] = [randomUUID(), anyAddress()];
  const contact = await messageFrom(address);
  const answers = await Promise.all([1, 2].map(() => reply(id, contact, 'Oui,\nbien sûr.')));
  expect(answers.filter(({ errors }) => errors?.[0]?.message.includes('contact_replies_pkey'))).toHaveLength(
    1,
  );
  await expect.poll(() => stateOf(id)).toEqual({ status: 'sent', reason: null, author_id: administrator.id });
  const [mail, ...more] = await setup.emailsTo(address);
  expect(more).toEqual([]);
  expect(mail!.subject).toBe('Réponse à votre message');
  expect(mail!.text).toContain('Oui,\nbien sûr.');
  expect(mail!.text).not.toContain('secret');
});

test('a reply that is held says why, and follows its email: sent, or not sent after two weeks', async () => {
  const address = anyAddress();
  const contact = await messageFrom(address);
  const ids = Array.from({ length: 5 }, () => randomUUID());
  for (const id of ids) {
    await reply(id, contact, 'Oui.');
    await expect
      .poll(
        async () =>
          (
            await setup.sql.query(
              'select from contact_replies where id = $1 and (status = $2 or reason is not null)',
              [id, 'sent'],
            )
          ).rowCount,
      )
      .toBe(1);
  }
  const [later, never] = ids.slice(3) as [string, string];
  expect(await stateOf(later)).toMatchObject({ status: 'waiting', reason: 'limit' });
  const afterAttempt = async (id: string, createdAt: string) => {
    await setup.sql.query(
      'update held_emails set next_attempt_at = now(), created_at = $2::timestamptz where key = $1',
      [`${id}.reply`, createdAt],
    );
    await request(setup.app)
      .post('/cron/send_held_emails')
      .set('X-Hook-Secret', setup.env.HOOK_SECRET)
      .send({})
      .expect(204);
    return stateOf(id);
  };
  expect(await afterAttempt(never, 'today')).toMatchObject({ status: 'waiting', reason: 'limit' });
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  expect(await afterAttempt(never, daysAgo(15))).toMatchObject({ status: 'not_sent', reason: 'limit' });
  await setup.sql.query('update sent_emails set created_at = $2 where recipient = $1', [
    recipientOf(address),
    daysAgo(2),
  ]);
  expect(await afterAttempt(later, 'today')).toMatchObject({ status: 'sent', reason: null });
  expect(await setup.emailsTo(address)).toHaveLength(4);
});

test('a reply counts as sent however long the mail server takes', async () => {
  const [id, address, time] = [randomUUID(), anyAddress(), new AbortController()];
  await reply(id, await messageFrom(address), 'Oui.');
  const mailer = { send: async () => time.abort() };
  const mail = createOutgoingMail(mailer, setup.db, {
    siteAddress: 'x@lavoir.test',
    publicUrl: 'http://localhost',
  });
  const { contact_reply } = contactEvents(setup.db, createNotifications(mail, setup.db));
  const { rows } = await setup.sql.query('select * from contact_replies where id = $1', [id]);
  const event = { data: { old: null, new: rows[0] } };
  const system = { role: 'superuser', requestId: 'test', deadline: time.signal } as const;
  await expect(contact_reply({ id: randomUUID(), event }, system)).resolves.toBeUndefined();
});
