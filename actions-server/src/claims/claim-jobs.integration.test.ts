import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import request from 'supertest';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { companyRegisterRoutes } from '../../../local-stack/company-register/company-register.ts';
import { startFakeService, type FakeService } from '../../../local-stack/testing/fake-service.ts';
import { claimSteps } from '../../testing/claim-setup.ts';
import { decideLaundromat, deletion, mergeLaundromat, restoreLaundromat } from '../../testing/decisions.ts';
import { setUpServer, type Person, type ServerSetup } from '../../testing/server-setup.ts';
import { recipientOf } from '../email/held-emails.ts';
import { createNotifications } from '../email/notifications.ts';
import { createOutgoingMail } from '../email/outgoing-mail.ts';
import { askSides } from './ask-sides.ts';
import { claimEvents } from './claim-events.ts';

let setup: ServerSetup;
let register: FakeService;
const claims = claimSteps(() => setup);
const { act, stored, addClaimable, start } = claims;
beforeAll(async () => {
  register = await startFakeService(companyRegisterRoutes());
  setup = await setUpServer({ COMPANY_REGISTER_URL: register.url });
});
afterAll(async () => {
  await setup?.close();
  await register?.close();
});

/** Returns the job, with a register that answers the URLs for which `answers` is true. */
async function jobWith(answers: (url: string) => boolean | Promise<boolean>) {
  const server = createServer(async (incoming, outgoing) => {
    if (!(await answers(incoming.url!))) return void outgoing.writeHead(500).end();
    const answer = await fetch(register.url + incoming.url);
    outgoing.end(await answer.text());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const app = setup.appWith({
    COMPANY_REGISTER_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  });
  return () =>
    request(app)
      .post('/cron/check_claim_companies')
      .set('X-Hook-Secret', setup.env.HOOK_SECRET)
      .send({})
      .expect(204);
}

test('a company is found although the register never answers about three others', async () => {
  const [claimant, owner] = [await setup.addUser('owner'), await setup.addUser('owner')];
  const failing = ['11111111100006', '22222222200002', '33333333300008'];
  register.fail('down');
  for (const siret of failing) {
    const other = await start(claimant, (await addClaimable()).id);
    await act(claimant, `setClaimCompany(id: "${other}", siret: "${siret}")`);
    expect(await stored(other)).toMatchObject({ company_state: 'unavailable' });
  }
  const last = await start(owner, (await addClaimable()).id);
  await act(owner, `setClaimCompany(id: "${last}", siret: "91234567500017")`);
  register.fail(undefined);
  const check = await jobWith((url) => !failing.some((siret) => url.includes(siret)));
  const nextRun = async () => {
    await check();
    return (await stored(last)).company_state as string;
  };
  await expect.poll(nextRun, { interval: 200 }).toBe('found');
});

test('the company that a claimant names while the register answers about another is not replaced', async () => {
  const claimant = await setup.addUser('owner');
  const claim = await start(claimant, (await addClaimable()).id);
  register.fail('down');
  await act(claimant, `setClaimCompany(id: "${claim}", siret: "91234567500017")`);
  register.fail(undefined);
  const check = await jobWith(async (url) => {
    if (url.includes('91234567500017'))
      await act(claimant, `setClaimCompany(id: "${claim}", siret: "93456789200013")`);
    return true;
  });
  await check();
  expect(await stored(claim)).toMatchObject({ siret: '93456789200013', company_state: 'closed' });
});

test.each(['an event', 'a job'])(
  '%s notes that it has asked, however slow the mail server is',
  async (by) => {
    const { id: laundromatId } = await addClaimable();
    const id = await claims.submitWords(await setup.addUser('owner'), laundromatId);
    const isAsked = async () => (await stored(id)).asked_at !== null;
    await expect.poll(isAsked).toBe(true);
    await setup.sql.query('update laundromat_claims set asked_at = null where id = $1', [id]);
    const time = new AbortController();
    const mailer = { send: async () => time.abort() };
    const mail = createOutgoingMail(mailer, setup.db, {
      siteAddress: 'x@lavoir.test',
      publicUrl: 'http://localhost',
    });
    const services = { db: setup.db, notifications: createNotifications(mail, setup.db) };
    const event = { session_variables: {}, data: { old: null, new: await stored(id) } };
    const system = { role: 'superuser', requestId: 'test', deadline: time.signal } as const;
    if (by === 'a job') await askSides(services, system, laundromatId);
    else await claimEvents(services).claim_changed({ id: randomUUID(), event }, system);
    expect(await isAsked()).toBe(true);
  },
);

test('a claim that goes with its laundromat is answered, without a typed word at an unconfirmed address', async () => {
  const [claimant, moved, admin] = [
    await setup.addUser('owner'),
    await setup.addUser('owner'),
    await setup.addUser('admin'),
  ];
  const laundromat = await setup.addLaundromat({ name: 'Laverie Passée' });
  const id = await claims.submitWords(claimant, laundromat);
  await claims.submitWords(moved, laundromat);
  await setup.sql.query('update users set email_verified = false where id = $1', [moved.id]);
  const kept = await setup.addLaundromat();
  const merged = await setup.addLaundromat({ name: 'Laverie Double' });
  for (const each of [kept, merged]) await claims.submitWords(claimant, each);
  expect((await setup.graphql(admin, decideLaundromat, deletion(laundromat))).errors).toBeUndefined();
  expect((await setup.graphql(admin, mergeLaundromat, { id: merged, into: kept })).errors).toBeUndefined();
  const answers = async ({ email }: Required<Person>) =>
    (await setup.emailsTo(email)).filter(({ subject }) => subject === 'Votre demande est close');
  await expect.poll(async () => (await answers(claimant)).length).toBe(2);
  const texts = (await answers(claimant)).map(({ text }) => text).join();
  for (const name of ['Laverie Passée', 'Laverie Double'])
    expect(texts).toContain(`La fiche « ${name} » n’est plus dans l’annuaire.`);
  await expect.poll(async () => (await answers(moved)).length).toBe(1);
  expect((await answers(moved))[0]!.text).not.toMatch(/Passée|Camille/);
  await setup.graphql(admin, restoreLaundromat, { id: laundromat });
  expect(await stored(id)).toMatchObject({ status: 'submitted', closing_reason: null });
});

test('of an address that no account has confirmed, one claimant leaves codes for others', async () => {
  const [rival, owner] = [await setup.addUser('owner'), await setup.addUser('owner')];
  const [first, second] = [await addClaimable(), await addClaimable()];
  await setup.sql.query('update laundromats set email = $2 where id = $1', [second.id, first.email]);
  const send = async (person: Person, { id }: { id: string }) =>
    claims.refusal(person, `sendClaimCode(id: "${await start(person, id)}", email: "${first.email}")`);
  for (let sent = 0; sent < 3; sent += 1) expect(await send(rival, first)).toBeUndefined();
  expect(await send(rival, second)).toBe('tooManyRequests');
  expect(await send(owner, first)).toBeUndefined();
});

test('a code stays valid when another one cannot be sent because its address has received too many', async () => {
  const owner = await setup.addUser('owner');
  const { id: laundromatId, email } = await addClaimable();
  const id = await start(owner, laundromatId);
  const send = () => claims.refusal(owner, `sendClaimCode(id: "${id}", email: "${email}")`);
  expect(await send()).toBeUndefined();
  const code = await claims.codeTo(email);
  await setup.sql.query(
    `insert into sent_emails (key, recipient, is_verified, allowance)
     select gen_random_uuid()::text, recipient, false, allowance from sent_emails, generate_series(1, 20) where recipient = $1`,
    [recipientOf(email)],
  );
  expect(await send()).toBe('tooManyRequests');
  expect(await claims.refusal(owner, `confirmClaimCode(id: "${id}", code: "${code}")`)).toBeUndefined();
});

test('a server whose clock is two days ahead deletes no code and no draft early', async () => {
  const owner = await setup.addUser('owner');
  const { id: laundromatId, email } = await addClaimable();
  const id = await start(owner, laundromatId);
  expect(await claims.refusal(owner, `sendClaimCode(id: "${id}", email: "${email}")`)).toBeUndefined();
  await setup.sql.query(
    `update laundromat_claims set created_at = now() - interval '29 days' where id = $1`,
    [id],
  );
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 86_400_000 });
  try {
    await request(setup.app)
      .post('/cron/purge_claims')
      .set('X-Hook-Secret', setup.env.HOOK_SECRET)
      .send({})
      .expect(204);
  } finally {
    vi.useRealTimers();
  }
  expect(await stored(id)).toBeDefined();
  expect(await setup.count('claim_codes', 'claim_id = $1', id)).toBe(1);
});
