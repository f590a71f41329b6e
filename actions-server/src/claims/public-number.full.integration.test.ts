import request from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { companyRegisterRoutes } from '../../../local-stack/company-register/company-register.ts';
import { startFakeService, type FakeService } from '../../../local-stack/testing/fake-service.ts';
import { claimSteps } from '../../testing/claim-setup.ts';
import { pdfText } from '../../testing/pdf-text.ts';
import { picture, setUpPhotos, type PhotoSetup } from '../../testing/photo-setup.ts';
import { premiumPlan, type Person } from '../../testing/server-setup.ts';

let setup: PhotoSetup;
let register: FakeService;
let attacker: Required<Person>;
let administrator: Required<Person>;
const steps = claimSteps(() => setup);
const { act, refusal, stored, addClaimable, laundromatOf, start } = steps;

beforeAll(async () => {
  register = await startFakeService(companyRegisterRoutes());
  setup = await setUpPhotos({ COMPANY_REGISTER_URL: register.url });
  administrator = await setup.addUser('admin');
});
beforeEach(async () => {
  attacker = await setup.addUser('owner');
});
afterAll(async () => {
  await setup?.close();
  await register?.close();
});

const accept = (id: string, owner = '') =>
  refusal(administrator, `decideClaim(id: "${id}", decision: "accepted"${owner && `, ownerId: "${owner}"`})`);
const age = (id: string, days: number) =>
  setup.sql.query(
    `update laundromat_claims set asked_at = now() - make_interval(days => $2), submitted_at = now() - make_interval(days => $2) where id = $1`,
    [id, days],
  );
const askedAt = (id: string) =>
  expect.poll(async () => (await stored(id)).asked_at as Date | null).toBeInstanceOf(Date);
const disputeOf = async (owner: Person) =>
  (await setup.sql.query('select * from claim_disputes where owner_id = $1', [owner.id])).rows[0];
const asked = async (owner: Person): Promise<string> => {
  await expect.poll(() => disputeOf(owner)).toBeTruthy();
  return (await disputeOf(owner)).id;
};
const merge = async (id: string, keptId: string) =>
  expect(
    await setup.graphql(
      administrator,
      `mutation { mergeLaundromats(id: "${id}", keptId: "${keptId}") { id } }`,
    ),
  ).not.toHaveProperty('errors');
const runCron = () =>
  request(setup.app)
    .post('/cron/ask_claim_sides')
    .set('X-Hook-Secret', setup.env.HOOK_SECRET)
    .send({})
    .expect(204);

async function claimByNumber(laundromatId: string, siret = '912 345 675 00017'): Promise<string> {
  await setup.sql.query(
    `update laundromats set latitude = 48.860873, longitude = 2.348609, location_source = 'pin' where id = $1`,
    [laundromatId],
  );
  const id = await start(attacker, laundromatId);
  expect(await refusal(attacker, `setClaimCompany(id: "${id}", siret: "${siret}")`)).toBeUndefined();
  const photo = await setup
    .send(attacker, 'post', `/api/claims/${id}/photo`)
    .attach('photos', await picture('#0000ff'), 'bleu.jpg');
  expect(photo.status).toBe(201);
  expect(await refusal(attacker, `submitClaim(id: "${id}")`)).toBeUndefined();
  return id;
}

async function printedCode(id: string): Promise<string> {
  const answer = await setup.send(administrator, 'post', `/api/admin/claims/${id}/letter`);
  expect([answer.status, answer.type, answer.headers['cache-control']]).toEqual([
    200,
    'application/pdf',
    'private, no-store',
  ]);
  return /^\d{4} \d{4}$/m.exec(pdfText(answer.body as Buffer))![0];
}

describe('a SIRET within 150 m and a picture', () => {
  test.each(['91234567500017', '912 345 675 00017', ' 912.345.675.00017 '])(
    'prove nothing as « %s »: the contact is asked and seven days pass',
    async (siret) => {
      const { id: laundromatId, email } = await addClaimable();
      const id = await claimByNumber(laundromatId, siret);
      expect(await stored(id)).toMatchObject({ is_company_near: true, has_proof: false });
      expect(await accept(id)).toBe('claimWaits');
      await askedAt(id);
      expect((await setup.emailsTo(email))[0]!.subject).toBe('Une personne revendique votre laverie');
      await age(id, 6);
      expect(await Promise.all([accept(id), accept(id)])).toEqual(['claimWaits', 'claimWaits']);
      expect((await laundromatOf(laundromatId)).user_id).toBeNull();
      await age(id, 7);
      expect(await accept(id)).toBeUndefined();
    },
  );

  test('prove nothing beside a code at an address that the page has had for a day', async () => {
    const { id: laundromatId, email } = await addClaimable();
    await setup.sql.query('update contact_changes set email_changed_at = now() where laundromat_id = $1', [
      laundromatId,
    ]);
    const id = await start(attacker, laundromatId);
    await act(attacker, `setClaimCompany(id: "${id}", siret: "91234567500017")`);
    await act(attacker, `sendClaimCode(id: "${id}", email: "${email}")`);
    await act(attacker, `confirmClaimCode(id: "${id}", code: "${await steps.codeTo(email)}")`);
    await act(attacker, `submitClaim(id: "${id}")`);
    expect(await stored(id)).toMatchObject({ status: 'submitted', has_proof: false });
    expect(await accept(id)).toBe('claimWaits');
  });
});

describe('a dispute', () => {
  let owner: Required<Person>;
  let laundromatId: string;
  beforeEach(async () => {
    owner = await setup.addUser('owner');
    laundromatId = (await addClaimable(owner)).id;
    await setup.subscribe(owner, premiumPlan);
  });
  const answer = (person: Person, id: string, isMine: boolean) =>
    refusal(person, `answerDispute(id: "${id}", isMine: ${isMine}, words: "Voici mon bail.")`);

  test('waits for the answer of the paying owner or 14 days, and says what becomes of the plan', async () => {
    const id = await claimByNumber(laundromatId);
    await asked(owner);
    const [question] = await setup.emailsTo(owner.email);
    expect(question!.subject).toContain('Une autre personne revendique votre fiche');
    expect(question!.text).toContain('sous 14 jours');
    expect(question!.text).toMatch(/Votre abonnement Premium\S* ne change pas pendant l'examen/);
    await age(id, 13);
    expect(await accept(id, owner.id)).toBe('claimWaits');
    await setup.sql.query(
      `update claim_disputes set asked_at = now() - interval '14 days' where claim_id = $1`,
      [id],
    );
    expect(await accept(id, owner.id)).toBeUndefined();
    await expect
      .poll(async () => (await setup.emailsTo(owner.email))[0]!.text)
      .toMatch(/n'arrête pas votre abonnement Premium/);
    const lost = await setup.graphql(owner, '{ claim_disputes { lostAt laundromat { name } } }');
    expect(lost.data).toEqual({
      claim_disputes: [{ lostAt: expect.any(String), laundromat: { name: 'Laverie du Test' } }],
    });
    const reversal = `revertClaim(id: "${id}", closingReason: "Le bail est au nom de l'ancien.")`;
    expect(await refusal(administrator, reversal)).toBeUndefined();
    expect((await setup.graphql(owner, '{ claim_disputes { id } }')).data).toEqual({ claim_disputes: [] });
  });

  test('is answered by the present owner alone, who may correct the answer until the decision', async () => {
    const id = await claimByNumber(laundromatId);
    const dispute = await asked(owner);
    for (const person of [attacker, await setup.addUser('owner')])
      expect(await answer(person, dispute, false)).toBe('claimClosed');
    expect((await setup.graphql(attacker, '{ claim_disputes { id } }')).data).toEqual({ claim_disputes: [] });
    expect(await answer(owner, dispute, false)).toBeUndefined();
    expect(await answer(owner, dispute, true)).toBeUndefined();
    expect(await disputeOf(owner)).toMatchObject({ is_mine: true, words: 'Voici mon bail.' });
    expect(await accept(id, owner.id)).toBe('claimWaits');
    await age(id, 7);
    expect(await accept(id, owner.id)).toBeUndefined();
    expect(await answer(owner, dispute, true)).toBe('claimClosed');
  });

  test('with a proof waits for the owner as well', async () => {
    const id = await steps.submitWords(attacker, laundromatId);
    await asked(owner);
    const code = await printedCode(id);
    expect(await refusal(attacker, `confirmClaimCode(id: "${id}", code: "${code}")`)).toBeUndefined();
    expect(await stored(id)).toMatchObject({ has_proof: true });
    expect(await accept(id, owner.id)).toBe('claimWaits');
    await answer(owner, (await disputeOf(owner)).id, false);
    expect(await accept(id, owner.id)).toBeUndefined();
  });

  test('that begins with a merge asks the owner whom the merge brings', async () => {
    const { id: copy } = await addClaimable();
    const id = await steps.submit(attacker, copy);
    await merge(copy, laundromatId);
    expect(await accept(id, owner.id)).toBe('claimWaits');
    await runCron();
    await asked(owner);
    await runCron();
    const subjects = (await setup.emailsTo(owner.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.includes('revendique votre fiche'))).toHaveLength(1);
    expect(await accept(id, owner.id)).toBe('claimWaits');
  });

  test('of a laundromat that its owner closes, or of an erased claimant, changes no owner', async () => {
    const id = await steps.submit(attacker, laundromatId);
    await setup.sql.query('update laundromats set closed_at = now(), is_active = false where id = $1', [
      laundromatId,
    ]);
    expect(await accept(id, owner.id)).toBe('laundromatClosed');
    const letter = await setup.send(administrator, 'post', `/api/admin/claims/${id}/letter`);
    expect([letter.status, letter.body.code]).toEqual([409, 'laundromatClosed']);
    await setup.sql.query('delete from users where id = $1', [attacker.id]);
    expect(await accept(id, owner.id)).toBe('claimNotFound');
    expect((await laundromatOf(laundromatId)).user_id).toBe(owner.id);
    expect(await setup.count('claim_disputes', 'claim_id = $1', id)).toBe(0);
  });
});

describe('the code of a letter', () => {
  let laundromatId: string;
  let id: string;
  beforeEach(async () => {
    laundromatId = (await addClaimable()).id;
    id = await steps.submitWords(attacker, laundromatId);
  });
  const confirm = (code: string, claim = id) =>
    refusal(attacker, `confirmClaimCode(id: "${claim}", code: "${code}")`);

  test('proves the claim once, also when it is typed twice at once, and is stored nowhere', async () => {
    const code = await printedCode(id);
    const { rows } = await setup.sql.query('select * from claim_letters where claim_id = $1', [id]);
    expect(JSON.stringify(rows)).not.toContain(code.replace(' ', ''));
    expect(await accept(id)).toBe('claimWaits');
    expect(await Promise.all([confirm(code), confirm(code)])).toEqual([undefined, undefined]);
    expect(await stored(id)).toMatchObject({ has_proof: true, letter_confirmed_at: expect.any(Date) });
    const again = await setup.send(administrator, 'post', `/api/admin/claims/${id}/letter`);
    expect([again.status, again.body.code]).toEqual([409, 'claimClosed']);
    expect(await accept(id)).toBeUndefined();
  });

  test('is on a letter to the laundromat that quotes nobody', async () => {
    const answer = await setup.send(administrator, 'post', `/api/admin/claims/${id}/letter`);
    const text = pdfText(answer.body as Buffer);
    const { name, postal_code: postalCode, slug } = await laundromatOf(laundromatId);
    expect(text.split('\n').slice(1, 3)).toEqual([name, 'Au responsable de la laverie']);
    expect(text).toContain(postalCode);
    expect(text).toContain(`/revendiquer/${slug}`);
    expect(text).not.toMatch(/2019|Camille|Durand/);
  });

  test('is dead after five wrong guesses, also when twenty arrive at once', async () => {
    const code = await printedCode(id);
    const guesses = Array.from({ length: 20 }, (_, n) => String(10_000_000 + n)).filter(
      (guess) => guess !== code.replace(' ', ''),
    );
    const answers = await Promise.all(guesses.map((guess) => confirm(guess)));
    expect(new Set(answers)).toEqual(new Set(['claimCodeRefused']));
    expect(await confirm(code)).toBe('claimCodeRefused');
    expect(await stored(id)).toMatchObject({ has_proof: false });
    expect(await confirm(await printedCode(id))).toBeUndefined();
  });

  test('ends with another letter and after 30 days', async () => {
    const first = await printedCode(id);
    const second = await printedCode(id);
    expect(await confirm(first)).toBe('claimCodeRefused');
    await setup.sql.query('update claim_letters set expires_at = now() where claim_id = $1', [id]);
    expect(await confirm(second)).toBe('claimCodeRefused');
  });

  test('proves nothing for another claim, or for another person', async () => {
    const code = await printedCode(id);
    const other = await steps.submitWords(attacker, (await addClaimable()).id);
    await printedCode(other);
    expect(await confirm(code, other)).toBe('claimCodeRefused');
    const thief = await setup.addUser('owner');
    expect(await refusal(thief, `confirmClaimCode(id: "${id}", code: "${code}")`)).toBe('claimNotFound');
  });

  test('and a code by email prove nothing for the laundromat into which theirs is merged', async () => {
    const [{ id: real }, code] = [await addClaimable(), await printedCode(id)];
    await merge(laundromatId, real);
    expect(await confirm(code)).toBe('claimCodeRefused');
    expect(await stored(id)).toMatchObject({ laundromat_id: real, has_proof: false });

    for (const isTypedBefore of [true, false]) {
      const person = await setup.addUser('owner');
      const [copy, target] = [await addClaimable(), await addClaimable()];
      const claim = await start(person, copy.id);
      await act(person, `sendClaimCode(id: "${claim}", email: "${copy.email}")`);
      const type = `confirmClaimCode(id: "${claim}", code: "${await steps.codeTo(copy.email)}")`;
      if (isTypedBefore) expect(await refusal(person, type)).toBeUndefined();
      await merge(copy.id, target.id);
      expect(await refusal(person, type)).toBe(isTypedBefore ? undefined : 'claimCodeRefused');
      await act(person, `submitClaim(id: "${claim}", message: "Je tiens cette laverie depuis 2019.")`);
      expect(await stored(claim)).toMatchObject({
        status: 'submitted',
        laundromat_id: target.id,
        has_proof: false,
      });
    }
  });

  test('is printed by administrators alone, for a submitted claim', async () => {
    for (const person of [attacker, await setup.addUser('client')])
      expect((await setup.send(person, 'post', `/api/admin/claims/${id}/letter`)).status).toBe(403);
    const draft = await start(attacker, (await addClaimable()).id);
    for (const [claim, status] of [
      [draft, 409],
      ['laverie', 404],
    ])
      expect((await setup.send(administrator, 'post', `/api/admin/claims/${claim}/letter`)).status).toBe(
        status,
      );
    expect(await confirm('12345678')).toBe('claimCodeRefused');
  });
});
