import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { claimSteps } from '../../testing/claim-setup.ts';
import { decideLaundromat, deletion, restoreLaundromat } from '../../testing/decisions.ts';
import { premiumPlan, setUpServer, type Person, type ServerSetup } from '../../testing/server-setup.ts';

let setup: ServerSetup;
let claimant: Required<Person>;
let administrator: Required<Person>;
const steps = claimSteps(() => setup);
const { act, refusal, stored, addClaimable, laundromatOf } = steps;

beforeAll(async () => {
  setup = await setUpServer();
  administrator = await setup.addUser('admin', 'Alix');
});
beforeEach(async () => {
  claimant = await setup.addUser('owner');
});
afterAll(() => setup?.close());

const decide = (id: string, more = '', decision = 'accepted') =>
  refusal(administrator, `decideClaim(id: "${id}", decision: "${decision}"${more})`);
const reasonGiven = ', closingReason: "Rien ne le montre."';
const subjectsTo = async ({ email }: Person) =>
  (await setup.emailsTo(email!)).map(({ subject }) => subject).toSorted();

describe('an acceptance', () => {
  test('gives the laundromat to the claimant once, and notifies them', async () => {
    const { id: laundromatId } = await addClaimable();
    const before = await laundromatOf(laundromatId);
    const id = await steps.submit(claimant, laundromatId);
    expect(await Promise.all([decide(id), decide(id)])).toEqual([undefined, undefined]);
    expect(await decide(id, reasonGiven, 'refused')).toBe('claimClosed');
    expect(await laundromatOf(laundromatId)).toMatchObject({
      user_id: claimant.id,
      is_active: true,
      is_premium: false,
      facts_checked_at: before.facts_checked_at,
      approved_content: null,
    });
    expect(await stored(id)).toMatchObject({ status: 'accepted', decided_by: administrator.id });
    const entries = await setup.sql.query(
      `select actor, subject, after from journal_entries where table_name = 'laundromat_claims' and row_id = $1`,
      [id],
    );
    expect(entries.rows).toEqual([
      { actor: 'Alix Durand', subject: 'Laverie du Test', after: { status: 'accepted' } },
    ]);
    await expect
      .poll(() => subjectsTo(claimant))
      .toEqual([
        'Nous avons reçu votre demande : Laverie du Test',
        'Votre demande est acceptée : Laverie du Test',
      ]);
  });

  test('lets the new owner change the laundromat under the rules of their plan', async () => {
    await setup.subscribe(claimant, premiumPlan);
    const { id: laundromatId } = await addClaimable();
    expect(await decide(await steps.submit(claimant, laundromatId))).toBeUndefined();
    expect(await laundromatOf(laundromatId)).toMatchObject({ is_premium: true, is_featured: false });
    const { data } = await setup.graphql(
      claimant,
      `mutation { updateLaundromat(id: "${laundromatId}", changes: {description: "Propre"}) { laundromat { description } } }`,
    );
    expect(data).toEqual({ updateLaundromat: { laundromat: { description: 'Propre' } } });
  });

  test('beyond the plan is refused with the plan that has room, also when two run at once', async () => {
    const submitted: string[] = [];
    while (submitted.length < 3) submitted.push(await steps.submit(claimant, (await addClaimable()).id));
    const limit = (
      await setup.sql.query(`select max_laundromats as n from subscription_plans where price = 0`)
    ).rows[0].n as number;
    expect(limit).toBe(1);
    const refusals = await Promise.all(submitted.map((id) => decide(id)));
    expect(refusals.filter((code) => code === undefined)).toHaveLength(limit);
    expect(await setup.count('laundromats', 'user_id = $1', claimant.id)).toBe(limit);
    const waiting = submitted[refusals.findIndex((code) => code === 'laundromatLimitReached')]!;
    const { errors } = await act(administrator, `decideClaim(id: "${waiting}", decision: "accepted")`);
    expect(errors?.[0]?.message).toMatch(/Il lui faut la formule \S+/);
    expect(await stored(waiting)).toMatchObject({ status: 'submitted' });
  });

  test('of two claimants at once succeeds for one, and the other becomes a dispute', async () => {
    const other = await setup.addUser('owner');
    const { id: laundromatId } = await addClaimable();
    const ids = [await steps.submit(claimant, laundromatId), await steps.submit(other, laundromatId)];
    const refusals = await Promise.all(ids.map((id) => decide(id)));
    expect(refusals.toSorted()).toEqual(['claimOwnerChanged', undefined]);
    const lost = ids[refusals.indexOf('claimOwnerChanged')]!;
    expect(await stored(lost)).toMatchObject({ status: 'submitted', is_dispute: true });
    const { user_id: winner } = await laundromatOf(laundromatId);
    expect([claimant.id, other.id]).toContain(winner);
    expect(await decide(lost, `, ownerId: "${winner}"`)).toBe('claimWaits');
    await steps.passDispute(lost);
    expect(await decide(lost, `, ownerId: "${winner}"`)).toBeUndefined();
    expect((await laundromatOf(laundromatId)).user_id).not.toBe(winner);
  });

  test('of a dispute names the owner and notifies them', async () => {
    const present = await setup.addUser('owner');
    const { id: laundromatId } = await addClaimable(present);
    const id = await steps.submit(claimant, laundromatId);
    expect(await decide(id)).toBe('claimOwnerChanged');
    expect(await decide(id, `, ownerId: "${present.id}"`)).toBeUndefined();
    await expect
      .poll(() => subjectsTo(present))
      .toEqual([
        'Une autre personne revendique votre fiche : Laverie du Test',
        'Votre fiche a un nouveau propriétaire : Laverie du Test',
      ]);
  });

  test('is refused to a claimant whose account was disabled or changed meanwhile', async () => {
    const { id: laundromatId } = await addClaimable();
    const id = await steps.submit(claimant, laundromatId);
    await setup.sql.query('update users set is_active = false where id = $1', [claimant.id]);
    expect(await decide(id)).toBe('claimantUnavailable');
    await setup.sql.query(`update users set is_active = true, role = 'client' where id = $1`, [claimant.id]);
    expect(await decide(id)).toBe('claimantUnavailable');
    expect(await decide(id, reasonGiven, 'refused')).toBeUndefined();
    expect((await laundromatOf(laundromatId)).user_id).toBeNull();
  });

  test('of a claim whose laundromat or claimant was deleted says that it no longer exists', async () => {
    const { id: laundromatId } = await addClaimable();
    const id = await steps.submit(claimant, laundromatId);
    await setup.sql.query('delete from laundromats where id = $1', [laundromatId]);
    expect(await decide(id)).toBe('claimNotFound');
  });

  test('of a claim whose laundromat was deleted and restored is possible again', async () => {
    const { id: laundromatId } = await addClaimable();
    const id = await steps.submit(claimant, laundromatId);
    const { errors } = await setup.graphql(administrator, decideLaundromat, deletion(laundromatId));
    expect(errors).toBeUndefined();
    expect(await decide(id)).toBe('claimNotFound');
    await setup.graphql(administrator, restoreLaundromat, { id: laundromatId });
    expect(await decide(id)).toBeUndefined();
    expect((await laundromatOf(laundromatId)).user_id).toBe(claimant.id);
  });

  test('alone can be reverted', async () => {
    const id = await steps.submit(claimant, (await addClaimable()).id);
    expect(await refusal(administrator, `revertClaim(id: "${id}", closingReason: "Erreur.")`)).toBe(
      'claimClosed',
    );
    expect(await stored(id)).toMatchObject({ status: 'submitted' });
  });

  test('and its reversal are for administrators', async () => {
    const id = await steps.submit(claimant, (await addClaimable()).id);
    for (const mutation of [
      `decideClaim(id: "${id}", decision: "accepted")`,
      `revertClaim(id: "${id}", closingReason: "Erreur.")`,
    ])
      expect(await refusal(claimant, mutation)).toBe('validation-failed');
    const dismissed = await setup.addUser('admin');
    await setup.sql.query('update users set is_active = false where id = $1', [dismissed.id]);
    expect(await refusal(dismissed, `decideClaim(id: "${id}", decision: "accepted")`)).toBe('sessionExpired');
  });
});

test('a claim is not submitted when the laundromat belongs to the claimant meanwhile', async () => {
  const { id: laundromatId } = await addClaimable();
  const id = await steps.start(claimant, laundromatId);
  await setup.sql.query('update laundromats set user_id = $2 where id = $1', [laundromatId, claimant.id]);
  const submitted = `submitClaim(id: "${id}", message: "Je tiens cette laverie depuis 2019.")`;
  expect(await refusal(claimant, submitted)).toBe('claimClosed');
});

test('a withdrawn claim is neither submitted nor confirmed, and a decided one is not withdrawn', async () => {
  const withdrawn = await steps.start(claimant, (await addClaimable()).id);
  await act(claimant, `withdrawClaim(id: "${withdrawn}")`);
  for (const mutation of [
    `submitClaim(id: "${withdrawn}", message: "Je tiens cette laverie depuis 2019.")`,
    `confirmClaimCode(id: "${withdrawn}", code: "12345678")`,
  ])
    expect(await refusal(claimant, mutation)).toBe('claimClosed');
  const decided = await steps.submit(claimant, (await addClaimable()).id);
  expect(await decide(decided, reasonGiven, 'refused')).toBeUndefined();
  expect(await refusal(claimant, `withdrawClaim(id: "${decided}")`)).toBe('claimClosed');
  expect(await stored(decided)).toMatchObject({ status: 'refused' });
});

test('a refusal has a reason, which the claimant receives, and another claim may follow', async () => {
  const { id: laundromatId } = await addClaimable();
  const id = await steps.submit(claimant, laundromatId);
  expect(await decide(id, '', 'refused')).toBe('invalidInput');
  expect(await decide(id, reasonGiven, 'refused')).toBeUndefined();
  await expect
    .poll(async () => (await setup.emailsTo(claimant.email))[0]?.text)
    .toContain('Rien ne le montre.');
  const second = await steps.submit(claimant, laundromatId);
  expect(second).not.toBe(id);
  expect(await decide(second)).toBeUndefined();
});

test('an unconfirmed address receives no word that a person typed about a claim', async () => {
  const present = await setup.addUser('owner');
  await setup.sql.query('update users set email_verified = false where id = $1', [present.id]);
  const { id: laundromatId } = await addClaimable(present);
  const id = await steps.submit(claimant, laundromatId);
  expect(await decide(id, `, ownerId: "${present.id}"`)).toBeUndefined();
  await expect
    .poll(() => subjectsTo(present))
    .toEqual(['Une autre personne revendique votre fiche', 'Votre fiche a un nouveau propriétaire']);
  for (const { text } of await setup.emailsTo(present.email))
    expect(text).not.toMatch(/Laverie du Test|laverie\/|Camille/);
});

describe('a claim without a proof', () => {
  const age = (id: string, days: number) =>
    setup.sql.query(
      `update laundromat_claims set asked_at = now() - make_interval(days => $2), submitted_at = now() - make_interval(days => $2) where id = $1`,
      [id, days],
    );

  test('asks the contact of the page, and cannot be accepted for seven days by anybody', async () => {
    const { id: laundromatId, email } = await addClaimable();
    await setup.sql.query(`update laundromats set name = 'Gagnez 1000 euros' where id = $1`, [laundromatId]);
    const id = await steps.submitWords(claimant, laundromatId);
    expect(await decide(id)).toBe('claimWaits');
    await expect.poll(async () => (await stored(id)).asked_at as Date | null).toBeInstanceOf(Date);
    const [asked] = await setup.emailsTo(email);
    expect(asked!.subject).toBe('Une personne revendique votre laverie');
    expect(asked!.text).not.toMatch(/gagnez|2019|Camille/i);
    const [received] = await setup.emailsTo(claimant.email);
    expect(received!.text).toMatch(/^Bonjour Camille,/);
    expect(received!.text).toContain('au plus tôt 7 jours plus tard');
    expect(await decide(id)).toBe('claimWaits');
    await age(id, 6);
    expect(await decide(id)).toBe('claimWaits');
    await age(id, 7);
    expect(await decide(id)).toBeUndefined();
  });

  test('is not accepted while nobody was asked, however old it is, and may be refused at any time', async () => {
    const { id: laundromatId } = await addClaimable();
    const id = await steps.submit(claimant, laundromatId);
    await setup.sql.query('update laundromat_claims set asked_at = null where id = $1', [id]);
    expect(await decide(id)).toBe('claimWaits');
    expect(await decide(id, reasonGiven, 'refused')).toBeUndefined();
  });

  test.each([
    [
      'came from an import, however long ago',
      `insert into source_objects
       (type, id, tags, latitude, longitude, class, reason, content_hash, imported, laundromat_id)
       select 'node', 4711, '{}', 45.76, 4.86, 'self_service', 'x', 'x', jsonb_build_object('website', website), id
       from laundromats where id = $1`,
      'import',
    ],
    [
      'was changed less than 60 days ago',
      `update contact_changes set website_changed_at = now() - interval '59 days'
       where laundromat_id = $1`,
      'site',
    ],
  ])('has a confirmed code at a domain that %s', async (_what, change, source) => {
    const { id: laundromatId, domain } = await addClaimable();
    await setup.sql.query(change, [laundromatId]);
    const address = `moi@${domain}`;
    const id = await steps.start(claimant, laundromatId);
    expect(await refusal(claimant, `sendClaimCode(id: "${id}", email: "${address}")`)).toBeUndefined();
    const code = await steps.codeTo(address);
    expect(await refusal(claimant, `confirmClaimCode(id: "${id}", code: "${code}")`)).toBeUndefined();
    expect(await refusal(claimant, `submitClaim(id: "${id}")`)).toBeUndefined();
    expect(await stored(id)).toMatchObject({
      has_proof: false,
      email_source: source,
      email_since: expect.any(Date),
    });
    expect(await decide(id)).toBe('claimWaits');
    await setup.sql.query('delete from source_objects where id = 4711');
  });

  test('is not one when the code went to an address that the site has had for long', async () => {
    const { id: laundromatId, email } = await addClaimable();
    const id = await steps.start(claimant, laundromatId);
    await act(claimant, `sendClaimCode(id: "${id}", email: "${email}")`);
    await act(claimant, `confirmClaimCode(id: "${id}", code: "${await steps.codeTo(email)}")`);
    await act(claimant, `submitClaim(id: "${id}")`);
    expect(await stored(id)).toMatchObject({ has_proof: true, email_source: 'site' });
    expect(await decide(id)).toBeUndefined();
  });
});

test('a dispute of two real owners tells both sides each step, and the other claimants', async () => {
  const [present, third] = [await setup.addUser('owner'), await setup.addUser('owner')];
  const { id: laundromatId } = await addClaimable(present);
  const first = await steps.submit(claimant, laundromatId);
  await steps.submit(third, laundromatId);
  const ending = (subject: string) => `${subject} : Laverie du Test`;
  expect(await decide(first, reasonGiven, 'refused')).toBeUndefined();
  await expect
    .poll(() => subjectsTo(claimant))
    .toEqual(
      [ending('Nous avons reçu votre demande'), ending("Votre demande n'est pas acceptée")].toSorted(),
    );
  await expect.poll(() => subjectsTo(present)).toContain(ending('Votre fiche vous reste attribuée'));
  const second = await steps.submit(claimant, laundromatId);
  expect(await decide(second, `, ownerId: "${present.id}"`)).toBeUndefined();
  await expect.poll(() => subjectsTo(present)).toContain(ending('Votre fiche a un nouveau propriétaire'));
  await expect.poll(() => subjectsTo(third)).toContain(ending('Votre demande devient une contestation'));
  const [own] = await setup.emailsTo(present.email);
  expect(own!.text).not.toMatch(/2019|Durand/);
});
