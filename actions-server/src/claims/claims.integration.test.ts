import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { companyRegisterRoutes } from '../../../local-stack/company-register/company-register.ts';
import { startFakeService, type FakeService } from '../../../local-stack/testing/fake-service.ts';
import { claimSteps } from '../../testing/claim-setup.ts';
import { setUpServer, type Person, type ServerSetup } from '../../testing/server-setup.ts';

let setup: ServerSetup;
let register: FakeService;
let owner: Required<Person>;
let administrator: Required<Person>;
const { act, refusal, stored, addClaimable, start, codeTo } = claimSteps(() => setup);

beforeAll(async () => {
  register = await startFakeService(companyRegisterRoutes());
  setup = await setUpServer({ COMPANY_REGISTER_URL: register.url });
  administrator = await setup.addUser('admin');
});
beforeEach(async () => {
  register.fail(undefined);
  owner = await setup.addUser('owner');
});
afterAll(async () => {
  await setup?.close();
  await register?.close();
});

const runCron = (job: string) =>
  request(setup.app).post(`/cron/${job}`).set('X-Hook-Secret', setup.env.HOOK_SECRET).send({}).expect(204);

const openSiret = '91234567500017';
const closedSiret = '93456789200013';
const unknownSiret = '94567890200012';

describe('starting a claim', () => {
  test('twice starts it once, and another device continues the open one', async () => {
    const { id: laundromatId, domain } = await addClaimable();
    const id = randomUUID();
    const claim = `startClaim(claim: {id: "${id}", laundromatId: "${laundromatId}"})`;
    const answers = await Promise.all([act(owner, claim), act(owner, claim)]);
    for (const { data } of answers) expect(data?.startClaim).toEqual({ id, laundromatId });
    expect(await start(owner, laundromatId)).toBe(id);
    expect(await setup.count('laundromat_claims', 'user_id = $1', owner.id)).toBe(1);
    expect(await stored(id)).toMatchObject({ status: 'draft', email_domain: domain });
  });

  test('requires a published laundromat of another and a confirmed address', async () => {
    const startOf = (id: string) => `startClaim(claim: {id: "${randomUUID()}", laundromatId: "${id}"})`;
    expect(await refusal(owner, startOf(randomUUID()))).toBe('laundromatNotFound');
    const hidden = await setup.addLaundromat({ active: false });
    expect(await refusal(owner, startOf(hidden))).toBe('laundromatNotFound');
    expect(await refusal(owner, startOf(await setup.addLaundromat({ owner })))).toBe('conflict');
    await setup.sql.query('update users set email_verified = false where id = $1', [owner.id]);
    expect(await refusal(owner, startOf(await setup.addLaundromat()))).toBe('emailUnconfirmed');
    await setup.sql.query('update users set is_active = false where id = $1', [owner.id]);
    expect(await refusal(owner, startOf(await setup.addLaundromat()))).toBe('sessionExpired');
  });

  test('is limited to three open claims, also when they are started at once, and to ten a day', async () => {
    const laundromats: string[] = [];
    while (laundromats.length < 6) laundromats.push(await setup.addLaundromat());
    const refusals = await Promise.all(
      laundromats.map((id) =>
        refusal(owner, `startClaim(claim: {id: "${randomUUID()}", laundromatId: "${id}"})`),
      ),
    );
    expect(refusals.filter((code) => code === undefined)).toHaveLength(3);
    expect(refusals.filter((code) => code === 'claimLimitReached')).toHaveLength(3);
    await setup.sql.query(`update laundromat_claims set status = 'withdrawn' where user_id = $1`, [owner.id]);
    for (let started = 3; started < 10; started += 1) {
      const id = await start(owner, await setup.addLaundromat());
      expect(await refusal(owner, `withdrawClaim(id: "${id}")`)).toBeUndefined();
    }
    const eleventh = `startClaim(claim: {id: "${randomUUID()}", laundromatId: "${laundromats[0]}"})`;
    expect(await refusal(owner, eleventh)).toBe('tooManyRequests');
  });

  test("does not give an id of another person's claim away", async () => {
    const other = await setup.addUser('owner');
    const { id: laundromatId } = await addClaimable();
    const id = await start(other, laundromatId);
    expect(await refusal(owner, `startClaim(claim: {id: "${id}", laundromatId: "${laundromatId}"})`)).toBe(
      'conflict',
    );
    const writes = [
      `setClaimCompany(id: "${id}", siret: "${openSiret}")`,
      `sendClaimCode(id: "${id}", email: "a@b.fr")`,
      `confirmClaimCode(id: "${id}", code: "12345678")`,
      `submitClaim(id: "${id}", message: "Je tiens cette laverie depuis 2019.")`,
      `withdrawClaim(id: "${id}")`,
    ];
    for (const write of writes) expect(await refusal(owner, write)).toBe('claimNotFound');
    expect(await stored(id)).toMatchObject({ status: 'draft', siret: null, email: null, message: null });
  });
});

describe('a code', () => {
  let id: string;
  let email: string;
  let domain: string;
  beforeEach(async () => {
    const laundromat = await addClaimable();
    ({ email, domain } = laundromat);
    id = await start(owner, laundromat.id);
  });
  const send = (to: string) => refusal(owner, `sendClaimCode(id: "${id}", email: "${to}")`);
  const confirm = (code: string) => refusal(owner, `confirmClaimCode(id: "${id}", code: "${code}")`);

  test("goes to the laundromat's address or its website's domain, and to no other", async () => {
    for (const other of [`bonjour@autre.fr`, `x@mail.${domain}`, `${domain}@gmail.com`])
      expect(await send(other)).toBe('invalidInput');
    expect(await send(`Direction@${domain.toUpperCase()}`)).toBeUndefined();
    expect(await send(email)).toBeUndefined();
    expect(await stored(id)).toMatchObject({ email, email_confirmed_at: null });
  });

  test('is emailed with fixed text alone and confirms the address once', async () => {
    await setup.sql.query(`update users set first_name = 'Gagnez', last_name = 'Gagnez' where id = $1`, [
      owner.id,
    ]);
    await setup.sql.query(
      `update laundromats set name = 'Gagnez 1000 euros' where id = (select laundromat_id from laundromat_claims where id = $1)`,
      [id],
    );
    expect(await send(email)).toBeUndefined();
    const code = await codeTo(email);
    const [sent] = await setup.emailsTo(email);
    expect(sent!.subject).toBe('Votre code de confirmation');
    expect(sent!.text).not.toMatch(/gagnez/i);
    expect(sent!.text.replace(code, '')).not.toMatch(/\d{4}/);
    const { rows } = await setup.sql.query('select code_hash from claim_codes where claim_id = $1', [id]);
    expect(rows[0].code_hash).not.toContain(code.replace(' ', ''));

    expect(await Promise.all([confirm(code), confirm(code)])).toEqual([undefined, undefined]);
    expect(await stored(id)).toMatchObject({ email, email_confirmed_at: expect.any(Date) });
    expect(await setup.count('claim_codes', 'claim_id = $1 and used_at is not null', id)).toBe(1);
    expect(await send(email)).toBeUndefined();
    expect(await setup.emailsTo(email)).toHaveLength(1);
  });

  test('is lost after five wrong attempts, also when they arrive at once', async () => {
    expect(await send(email)).toBeUndefined();
    const code = await codeTo(email);
    const wrong = Array.from({ length: 20 }, (_, index) => String(10_000_000 + index)).filter(
      (guess) => guess !== code.replace(' ', ''),
    );
    const answers = await Promise.all(
      wrong.map((guess) => act(owner, `confirmClaimCode(id: "${id}", code: "${guess}")`)),
    );
    expect(new Set(answers.map(({ errors }) => errors?.[0]?.extensions.code))).toEqual(
      new Set(['claimCodeRefused']),
    );
    expect(await setup.count('claim_codes', 'claim_id = $1 and attempts = 5', id)).toBe(1);
    expect(await confirm(code)).toBe('claimCodeRefused');
    expect(await stored(id)).toMatchObject({ email_confirmed_at: null });
  });

  test('says how many attempts are left', async () => {
    await send(email);
    const { errors } = await act(owner, `confirmClaimCode(id: "${id}", code: "0000 0000")`);
    expect(errors?.[0]?.message).toContain('4 essais');
    expect(errors?.[0]?.extensions.errors).toHaveProperty('code');
  });

  test('ends when another is sent, and after half an hour', async () => {
    await send(email);
    const first = await codeTo(email);
    await send(`direction@${domain}`);
    const second = await codeTo(`direction@${domain}`);
    expect(await confirm(first)).toBe('claimCodeRefused');
    await setup.sql.query(
      `update claim_codes set expires_at = created_at where claim_id = $1 and email = $2`,
      [id, `direction@${domain}`],
    );
    expect(await confirm(second)).toBe('claimCodeRefused');
  });

  test('is sent three times a day, also at once and to other addresses, and withdrawing earns no more', async () => {
    const addresses = Array.from({ length: 8 }, (_, index) => `poste${index}@${domain}`);
    const refusals = await Promise.all(addresses.map(send));
    expect(refusals.filter((code) => code === undefined)).toHaveLength(3);
    expect(refusals.filter((code) => code === 'tooManyRequests')).toHaveLength(5);
    const { laundromat_id: laundromatId } = await stored(id);
    await act(owner, `withdrawClaim(id: "${id}")`);
    id = await start(owner, laundromatId);
    expect(await send(email)).toBe('tooManyRequests');
  });

  test('that the mail server does not take is reported, and another can be sent', async () => {
    const withoutMail = setup.appWith({ SMTP_URL: 'smtp://127.0.0.1:9' });
    const answer = await request(withoutMail)
      .post('/actions/sendClaimCode')
      .set('X-Hook-Secret', setup.env.HOOK_SECRET)
      .send({
        input: { id, email },
        session_variables: { 'x-hasura-role': 'owner', 'x-hasura-user-id': owner.id },
      });
    expect([answer.status, answer.body.extensions.code]).toEqual([400, 'unavailable']);
    expect(await send(email)).toBeUndefined();
    expect(await confirm(await codeTo(email))).toBeUndefined();
  });

  test('of one claim does not confirm another', async () => {
    await send(email);
    const code = await codeTo(email);
    const other = await start(owner, (await addClaimable()).id);
    expect(await refusal(owner, `confirmClaimCode(id: "${other}", code: "${code}")`)).toBe(
      'claimCodeRefused',
    );
  });
});

describe('a company', () => {
  let id: string;
  beforeEach(async () => {
    id = await start(owner, (await addClaimable()).id);
  });
  const set = (siret: string) => refusal(owner, `setClaimCompany(id: "${id}", siret: "${siret}")`);

  test('is stored as the register describes it', async () => {
    expect(await set('912 345 675 00018')).toBe('invalidInput');
    expect(await set('912 345 675 00017')).toBeUndefined();
    expect(await stored(id)).toMatchObject({
      siret: openSiret,
      company_state: 'found',
      company: { name: 'LE BON PROGRAMME', isOpen: true, activity: '96.01B', latitude: 48.860873 },
    });
    expect(await set(closedSiret)).toBeUndefined();
    expect(await stored(id)).toMatchObject({ company_state: 'closed', company: { isOpen: false } });
    expect(await set(unknownSiret)).toBeUndefined();
    expect(await stored(id)).toMatchObject({ company_state: 'not_found', company: null });
  });

  test.each(['down', 'html', 'busy', 'slow'] as const)(
    'is asked about later when the register is %s',
    async (fault) => {
      register.fail(fault);
      expect(await set(openSiret)).toBeUndefined();
      expect(await stored(id)).toMatchObject({ siret: openSiret, company_state: 'unavailable' });
      register.fail(undefined);
      await expect
        .poll(
          async () => {
            await runCron('check_claim_companies');
            return (await stored(id)).company_state as string;
          },
          { interval: 200 },
        )
        .toBe('found');
    },
  );
});

describe('submitting', () => {
  const words = 'Je tiens cette laverie depuis 2019.';
  const submit = (id: string, message?: string) =>
    refusal(owner, `submitClaim(id: "${id}"${message === undefined ? '' : `, message: "${message}"`})`);

  test('requires a proof: a message, a confirmed code, or an open company with a photo', async () => {
    const id = await start(owner, (await addClaimable()).id);
    expect(await submit(id)).toBe('invalidInput');
    expect(await submit(id, 'Bonjour')).toBe('invalidInput');
    await act(owner, `setClaimCompany(id: "${id}", siret: "${openSiret}")`);
    expect(await submit(id)).toBe('invalidInput');
    expect(await submit(id, words)).toBeUndefined();
    expect(await submit(id, words)).toBeUndefined();
    expect(await stored(id)).toMatchObject({ status: 'submitted', message: words, is_dispute: false });
    for (const change of [
      `setClaimCompany(id: "${id}", siret: "${closedSiret}")`,
      `sendClaimCode(id: "${id}", email: "a@b.fr")`,
    ])
      expect(await refusal(owner, change)).toBe('claimClosed');
    expect(await refusal(owner, `confirmClaimCode(id: "${id}", code: "12345678")`)).toBe('claimCodeRefused');
  });

  test('again takes a message that was edited after a lost answer, until the decision', async () => {
    const id = await start(owner, (await addClaimable()).id);
    const edited = `${words} Voici mon bail.`;
    for (const message of [words, edited, undefined]) expect(await submit(id, message)).toBeUndefined();
    expect(await stored(id)).toMatchObject({ status: 'submitted', message: edited });
    expect(await submit(id, 'Bonjour')).toBe('invalidInput');
    await act(administrator, `decideClaim(id: "${id}", decision: "refused", closingReason: "Sans preuve.")`);
    expect(await submit(id, words)).toBe('claimClosed');
    expect(await stored(id)).toMatchObject({ status: 'refused', message: edited });
  });

  test('notifies the site, and an owner without any word of the claimant', async () => {
    const present = await setup.addUser('owner', 'Alix');
    const { id: laundromatId } = await addClaimable(present);
    const id = await start(owner, laundromatId);
    await submit(id, words);
    expect(await stored(id)).toMatchObject({ is_dispute: true });
    await expect.poll(async () => (await setup.emailsTo(present.email)).length).toBe(1);
    const [email] = await setup.emailsTo(present.email);
    expect(email!.text).toContain('Une autre personne indique');
    expect(email!.text).not.toMatch(/2019|Camille|Durand/);
    const [forSite] = await setup.emailsTo('contact@lavoir.test');
    expect(forSite!.text).toContain(words);
  });

  test('is refused when the laundromat has been withdrawn or deleted meanwhile', async () => {
    const { id: laundromatId } = await addClaimable();
    const id = await start(owner, laundromatId);
    await setup.sql.query('update laundromats set is_active = false where id = $1', [laundromatId]);
    expect(await submit(id, words)).toBe('laundromatNotFound');
    await setup.sql.query('delete from laundromats where id = $1', [laundromatId]);
    expect(await submit(id, words)).toBe('claimNotFound');
  });

  test('can be withdrawn until the decision', async () => {
    const id = await start(owner, (await addClaimable()).id);
    await submit(id, words);
    for (let time = 0; time < 2; time += 1)
      expect(await refusal(owner, `withdrawClaim(id: "${id}")`)).toBeUndefined();
    expect(await refusal(administrator, `decideClaim(id: "${id}", decision: "accepted")`)).toBe(
      'claimClosed',
    );
  });
});
