import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { claimSteps } from '../../testing/claim-setup.ts';
import { erase } from '../../testing/erase.ts';
import { lilas, setUpServer, visitor, type ServerSetup } from '../../testing/server-setup.ts';
import type { Env } from '../env.ts';
import { systemWithTimeout } from '../session/caller.ts';
import type { Allowance } from './email.ts';
import { createMailer } from './mailer.ts';
import { createOutgoingMail, type OutgoingMail } from './outgoing-mail.ts';

let setup: ServerSetup;
beforeAll(async () => {
  setup = await setUpServer({ SMTP_URL: 'smtp://127.0.0.1:9' });
});
afterAll(() => setup?.close());
const claims = claimSteps(() => setup);

async function sendHeld(app: ServerSetup['app'], which = 'true') {
  await setup.sql.query(`update held_emails set next_attempt_at = now() where sent_at is null and ${which}`);
  await request(app)
    .post('/cron/send_held_emails')
    .set('x-hook-secret', setup.env.HOOK_SECRET)
    .send({})
    .expect(204);
}

test('while no email can be sent, all that one event sends are held', async () => {
  const [owner, recipient] = [await setup.addUser('owner'), await setup.addUser('owner')];
  await setup.send(owner, 'post', '/api/laundromats').send(lilas).expect(201);
  await claims.submitWords(owner, (await claims.addClaimable()).id);
  const own = await setup.addLaundromat({ owner });
  const offer = `offerLaundromat(id: "${randomUUID()}", laundromatId: "${own}", email: "${recipient.email}")`;
  expect(await claims.refusal(owner, offer)).toBeUndefined();
  await expect
    .poll(async () => {
      const { rows } = await setup.sql.query(
        `select subject from held_emails where user_id = $1 and content is not null order by subject`,
        [owner.id],
      );
      return rows.map(({ subject }) => subject as string);
    })
    .toEqual([
      'Nous avons bien reçu votre laverie',
      expect.stringMatching(/^Nous avons reçu votre demande/),
      'Vous proposez votre laverie à un autre compte',
    ]);
});

test('however long no email can be sent, the next attempt is within ten minutes', async () => {
  const owner = await setup.addUser('owner');
  await setup.send(owner, 'post', '/api/laundromats').send(lilas).expect(201);
  const held = async () =>
    (
      await setup.sql.query(
        `select key, next_attempt_at < now() + interval '10 minutes' as is_soon from held_emails
         where user_id = $1 and sent_at is null`,
        [owner.id],
      )
    ).rows;
  await expect.poll(held).toHaveLength(1);
  for (let run = 0; run < 9; run += 1) await sendHeld(setup.app);
  expect(await held()).toMatchObject([{ is_soon: true }]);
  await sendHeld(setup.appWith({ SMTP_URL: undefined }));
  expect(await held()).toEqual([]);
});

test('an email waits for an earlier one to the same address, and follows it; a link does not', async () => {
  const { email: to } = await setup.addUser('owner');
  const mailOf = (env: Env) =>
    createOutgoingMail(createMailer(env), setup.db, {
      siteAddress: env.CONTACT_EMAIL,
      publicUrl: env.PUBLIC_URL,
    });
  const mail = mailOf({ ...setup.env, SMTP_URL: undefined });
  const send = (through: OutgoingMail, subject: string, allowance?: Allowance) =>
    through.send({ to, subject, paragraphs: ['Un texte.'], allowance }, randomUUID(), systemWithTimeout({}));
  const subjects = async () => (await setup.emailsTo(to)).map(({ subject }) => subject).toReversed();
  expect(await send(mailOf(setup.env), 'Votre avis sera relu')).toBe(false);
  expect(await send(mail, 'Votre avis est publié')).toBe(false);
  expect(await send(mail, 'Un lien', 'reset')).toBe(true);
  const withMail = setup.appWith({ SMTP_URL: undefined });
  await sendHeld(withMail, `subject like '%publié'`);
  expect(await subjects()).toEqual(['Un lien']);
  await sendHeld(withMail);
  expect(await subjects()).toEqual(['Un lien', 'Votre avis sera relu', 'Votre avis est publié']);
  expect(await send(mail, 'Votre avis a été retiré')).toBe(true);
});

test('an email that visitors cause waits until the mail server is back, and is sent once to owner, visitor and site', async () => {
  const owner = await setup.addUser('owner');
  const laundromat = await setup.addLaundromat({ owner, name: 'Laverie Coupée' });
  const [author, email] = [randomUUID(), `${randomUUID()}@example.fr`];
  const review = { authorName: author, rating: 4, comment: 'Propre.' };
  await setup.send(visitor, 'post', `/api/laundromats/${laundromat}/reviews`).send(review).expect(201);
  const report = { laundromatId: laundromat, reason: 'closed', email };
  const reportContent = 'mutation ($report: ReportInput!) { reportContent(report: $report) { id } }';
  expect((await setup.graphql(visitor, reportContent, { report })).errors).toBeUndefined();
  await expect.poll(() => setup.count('hdb_catalog.event_log', 'not delivered')).toBe(0);
  const withMail = setup.appWith({ SMTP_URL: undefined });
  for (let run = 0; run < 2; run += 1) await sendHeld(withMail);
  const subjects = async (address: string) => (await setup.emailsTo(address)).map(({ subject }) => subject);
  expect(await subjects(owner.email)).toEqual(['Nouvel avis sur Laverie Coupée']);
  expect(await subjects(email)).toEqual(['Votre signalement est arrivé']);
  const toSite = await subjects(setup.env.CONTACT_EMAIL);
  expect(toSite.filter((subject) => subject.includes('Coupée'))).toEqual(['Signalement : Laverie Coupée']);
});

test('the words of an erased person are not sent to the site afterwards, those of another are', async () => {
  const laundromat = await setup.addLaundromat();
  const [erased, other] = [`A${randomUUID()}@example.fr`, `${randomUUID()}@example.fr`];
  const reportContent = 'mutation ($report: ReportInput!) { reportContent(report: $report) { id } }';
  for (const email of [erased, other]) {
    const contact = { name: 'Anne', email, phone: '0478000000', message: `Ici ${email}.` };
    await setup.send(visitor, 'post', '/api/contact').send(contact).expect(201);
    const report = { laundromatId: laundromat, reason: 'closed', email };
    expect((await setup.graphql(visitor, reportContent, { report })).errors).toBeUndefined();
  }
  const naming = (email: string) => setup.count('held_emails', `content::text ilike $1`, `%${email}%`);
  // The third is the receipt of the report.
  await expect.poll(async () => [await naming(erased), await naming(other)]).toEqual([3, 3]);
  await erase(setup, erased.toLowerCase());
  expect([await naming(erased), await naming(other)]).toEqual([0, 3]);
});
