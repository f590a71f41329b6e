import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { claimSteps } from '../../testing/claim-setup.ts';
import { premiumPlan, setUpServer, type Person, type ServerSetup } from '../../testing/server-setup.ts';

let setup: ServerSetup;
let offerer: Required<Person>;
let recipient: Required<Person>;
let laundromatId: string;
const steps = claimSteps(() => setup);
const { act, refusal, laundromatOf } = steps;

beforeAll(async () => {
  setup = await setUpServer();
});
beforeEach(async () => {
  offerer = await setup.addUser('owner');
  recipient = await setup.addUser('owner');
  laundromatId = await setup.addLaundromat({ owner: offerer });
});
afterAll(() => setup?.close());

const offering = (email: string, offered = laundromatId, id = randomUUID()) =>
  `offerLaundromat(id: "${id}", laundromatId: "${offered}", email: "${email}")`;
async function offer(email: string): Promise<string> {
  const { data, errors } = await act(offerer, offering(email));
  if (!data) throw new Error(JSON.stringify(errors));
  return data.offerLaundromat!.id;
}
const answer = (person: Person, id: string, given = 'accepted') =>
  refusal(person, `answerTransfer(id: "${id}", answer: "${given}")`);
const ownerNow = async () => (await laundromatOf(laundromatId))?.user_id;
const statusOf = async (id: string) =>
  (await setup.sql.query('select status from laundromat_transfers where id = $1', [id])).rows[0]?.status;
const subjectsTo = async ({ email }: Required<Person>) =>
  (await setup.emailsTo(email)).map(({ subject }) => subject).toSorted();

test('an accepted offer gives no tier to the next laundromat of the one who offered while their subscription ends', async () => {
  await setup.subscribe(offerer, premiumPlan);
  const next = await setup.addLaundromat({ owner: offerer });
  const id = await offer(recipient.email);
  const { sql } = setup;
  await sql.query('begin');
  await sql.query('select from users where id = $1 for no key update', [offerer.id]);
  await sql.query(`update subscriptions set status = 'canceled' where user_id = $1`, [offerer.id]);
  const accepted = answer(recipient, id);
  await setup.areWaiting(1);
  await sql.query('commit');
  expect(await accepted).toBeUndefined();
  expect(await laundromatOf(next)).toMatchObject({ user_id: offerer.id, is_premium: false });
});

test('an accepted offer gives the laundromat to the recipient under their plan, and notifies both', async () => {
  await setup.subscribe(offerer, premiumPlan);
  await setup.sql.query('update laundromats set is_premium = true where id = $1', [laundromatId]);
  const id = await offer(recipient.email);
  expect(await ownerNow()).toBe(offerer.id);
  expect(await Promise.all([answer(recipient, id), answer(recipient, id)])).toEqual([undefined, undefined]);
  expect(await laundromatOf(laundromatId)).toMatchObject({
    user_id: recipient.id,
    is_active: true,
    is_premium: false,
    plan_id: null,
    approved_content: null,
  });
  expect(await setup.count('subscriptions', 'user_id = $1', offerer.id)).toBe(1);
  const { rows } = await setup.sql.query(
    `select actor, before ->> 'user_id' as before, after ->> 'user_id' as after from journal_entries where row_id = $1`,
    [laundromatId],
  );
  expect(rows).toEqual([{ actor: 'Propriétaire', before: offerer.id, after: recipient.id }]);
  await expect
    .poll(() => subjectsTo(recipient))
    .toEqual(['Une laverie vous est proposée', 'Votre fiche est dans votre espace']);
  await expect
    .poll(() => subjectsTo(offerer))
    .toEqual(['Votre fiche a un nouveau propriétaire', 'Vous proposez votre laverie à un autre compte']);
});

test('a review by the recipient is held once the laundromat is theirs', async () => {
  const form = { authorName: 'Anaïs', rating: 5, comment: 'Machines propres.' };
  const { body } = await setup.send(recipient, 'post', `/api/laundromats/${laundromatId}/reviews`).send(form);
  expect(await answer(recipient, await offer(recipient.email))).toBeUndefined();
  expect(await setup.count('reviews', `id = $1 and held_reason = 'owner'`, body.id)).toBe(1);
  expect(await setup.count('laundromats', 'id = $1 and review_count = 0', laundromatId)).toBe(1);
});

test('an offer has the same answer for an account that exists, is unconfirmed, is no owner, or does not exist', async () => {
  const unconfirmed = await setup.addUser('owner');
  await setup.sql.query('update users set email_verified = false where id = $1', [unconfirmed.id]);
  const client = await setup.addUser('client');
  const addresses = [recipient.email, unconfirmed.email, client.email, 'personne@example.fr'];
  for (const email of addresses) {
    const id = randomUUID();
    expect(await act(offerer, offering(email, laundromatId, id))).toEqual({
      data: { offerLaundromat: { id, laundromatId } },
    });
    const read = `{ laundromat_transfers_by_pk(id: "${id}") { recipientEmail status } }`;
    expect((await setup.graphql(offerer, read)).data).toEqual({
      laundromat_transfers_by_pk: { recipientEmail: email, status: 'open' },
    });
  }
  await expect.poll(() => subjectsTo(offerer)).toHaveLength(addresses.length);
  await expect.poll(() => subjectsTo(recipient)).toHaveLength(1);
  for (const person of [unconfirmed, client]) expect(await subjectsTo(person)).toEqual([]);
});

test('an offer that is sent twice is one, and its id serves no other offer', async () => {
  const id = randomUUID();
  const sent = offering(recipient.email, laundromatId, id);
  expect([await refusal(offerer, sent), await refusal(offerer, sent)]).toEqual([undefined, undefined]);
  expect(await setup.count('laundromat_transfers', 'user_id = $1', offerer.id)).toBe(1);
  const another = await setup.addLaundromat({ owner: offerer });
  expect(await refusal(offerer, offering(recipient.email, another, id))).toBe('conflict');
  const others = await setup.addLaundromat({ owner: recipient });
  expect(await refusal(recipient, offering(offerer.email, others, id))).toBe('conflict');
  expect(await statusOf(id)).toBe('open');
});

test('only the recipient accepts or declines, and only the owner cancels', async () => {
  const id = await offer(recipient.email);
  const stranger = await setup.addUser('owner');
  expect(await answer(offerer, id)).toBe('transferClosed');
  expect(await answer(recipient, id, 'cancelled')).toBe('transferClosed');
  for (const given of ['accepted', 'declined', 'cancelled'])
    expect(await answer(stranger, id, given)).toBe('transferClosed');
  expect(await answer(recipient, id, 'declined')).toBeUndefined();
  expect(await answer(recipient, id)).toBe('transferClosed');
  expect(await statusOf(id)).toBe('declined');
});

test('an offer that was cancelled, replaced or has expired cannot be accepted', async () => {
  const cancelled = await offer(recipient.email);
  expect(await answer(offerer, cancelled, 'cancelled')).toBeUndefined();
  const replaced = await offer(recipient.email);
  const expired = await offer(recipient.email);
  await setup.sql.query('update laundromat_transfers set expires_at = now() where id = $1', [expired]);
  for (const id of [cancelled, replaced, expired]) expect(await answer(recipient, id)).toBe('transferClosed');
  expect(await ownerNow()).toBe(offerer.id);
});

test('an offer ends with the laundromat, the account of the recipient, and the ownership of the one who made it', async () => {
  const ofLost = await offer(recipient.email);
  const thief = await setup.addUser('owner');
  await setup.sql.query('update laundromats set user_id = $2 where id = $1', [laundromatId, thief.id]);
  expect(await answer(recipient, ofLost)).toBe('conflict');
  expect(await ownerNow()).toBe(thief.id);
  await setup.sql.query('delete from laundromats where id = $1', [laundromatId]);
  expect(await answer(recipient, ofLost)).toBe('transferClosed');
  laundromatId = await setup.addLaundromat({ owner: offerer });
  const ofErased = await offer(recipient.email);
  await setup.sql.query('delete from users where id = $1', [recipient.id]);
  expect(await statusOf(ofErased)).toBeUndefined();
  expect(await ownerNow()).toBe(offerer.id);
});

test('an offer ends when a claim gives the laundromat to another account, or its reversal gives it back', async () => {
  const administrator = await setup.addUser('admin');
  const claimant = await setup.addUser('owner');
  const ofOwner = await offer(recipient.email);
  const claim = await steps.submit(claimant, laundromatId);
  const decision = `decideClaim(id: "${claim}", decision: "accepted", ownerId: "${offerer.id}")`;
  expect(await refusal(administrator, decision)).toBeUndefined();
  expect(await statusOf(ofOwner)).toBe('cancelled');
  expect(await answer(recipient, ofOwner)).toBe('transferClosed');
  const ofClaimant = randomUUID();
  expect(await refusal(claimant, offering(recipient.email, laundromatId, ofClaimant))).toBeUndefined();
  const reversal = `revertClaim(id: "${claim}", closingReason: "Décision prise par erreur.")`;
  expect(await refusal(administrator, reversal)).toBeUndefined();
  expect(await statusOf(ofClaimant)).toBe('cancelled');
  expect(await subjectsTo(recipient)).not.toContain('Votre fiche est dans votre espace');
});

test('a laundromat that is not published, or that another person claims, cannot be given away', async () => {
  const id = await offer(recipient.email);
  await steps.submitWords(await setup.addUser('owner'), laundromatId);
  expect(await answer(recipient, id)).toBe('conflict');
  expect(await refusal(offerer, offering(recipient.email))).toBe('conflict');
  const hidden = await setup.addLaundromat({ owner: offerer, active: false });
  expect(await refusal(offerer, offering(recipient.email, hidden))).toBe('conflict');
});

test('a recipient whose plan has no room is refused, and may accept later', async () => {
  const id = await offer(recipient.email);
  const own = await setup.addLaundromat({ owner: recipient });
  expect(await answer(recipient, id)).toBe('laundromatLimitReached');
  const { body } = await setup.send(recipient, 'get', '/api/subscriptions/me');
  expect(body.coverage.next).toBeNull();
  await setup.sql.query('delete from laundromats where id = $1', [own]);
  await setup.subscribe(recipient, premiumPlan);
  expect((await setup.send(recipient, 'get', '/api/subscriptions/me')).body.coverage.next).toBe('paid');
  expect(await answer(recipient, id)).toBeUndefined();
  expect(await laundromatOf(laundromatId)).toMatchObject({ user_id: recipient.id, is_premium: true });
});

test('an owner offers only own laundromats, from a confirmed address, to others, and three at a time', async () => {
  const other = await setup.addUser('owner');
  expect(await refusal(other, offering(recipient.email))).toBe('notYourLaundromat');
  expect(await refusal(offerer, offering(recipient.email, randomUUID()))).toBe('laundromatNotFound');
  expect(await refusal(offerer, offering(offerer.email))).toBe('invalidInput');
  for (let n = 0; n < 3; n += 1) {
    const more = await setup.addLaundromat({ owner: offerer });
    expect(await refusal(offerer, offering(recipient.email, more))).toBeUndefined();
  }
  expect(await refusal(offerer, offering(recipient.email))).toBe('tooManyRequests');
  await setup.sql.query('update users set email_verified = false where id = $1', [offerer.id]);
  expect(await refusal(offerer, offering(recipient.email))).toBe('emailUnconfirmed');
});

test('an account offers laundromats three times a day, also after cancelling, and in two requests at once', async () => {
  const strict = await setUpServer({ RATE_LIMIT_FACTOR: 1 });
  try {
    const owner = await strict.addUser('owner');
    const laundromats = await Promise.all([1, 2].map(() => strict.addLaundromat({ owner })));
    const codeOf = async (mutation: string) =>
      (await strict.graphql(owner, `mutation { ${mutation} { id } }`)).errors?.[0]?.extensions.code;
    const [first = '', second = ''] = laundromats;
    for (let n = 0; n < 2; n += 1) {
      const id = randomUUID();
      expect(await codeOf(offering('a@example.fr', first, id))).toBeUndefined();
      expect(await codeOf(`answerTransfer(id: "${id}", answer: "cancelled")`)).toBeUndefined();
    }
    expect(await codeOf(offering('a@example.fr', randomUUID()))).toBe('laundromatNotFound');
    const both = laundromats.map((each) => codeOf(offering('b@example.fr', each)));
    expect((await Promise.all(both)).toSorted()).toEqual(['tooManyRequests', undefined]);
    expect(await codeOf(offering('c@example.fr', second))).toBe('tooManyRequests');
    expect(await strict.count('laundromat_transfers', 'user_id = $1', owner.id)).toBe(3);
  } finally {
    await strict.close();
  }
});

test.each(['Gagnez sur promo.example', 'Laverie 06 11 22 33 44', 'https://promo.example'])(
  'a laundromat named « %s » is not offered, because the email has its name',
  async (name) => {
    const named = await setup.addLaundromat({ owner: offerer });
    await setup.sql.query('update laundromats set name = $2 where id = $1', [named, name]);
    expect(await refusal(offerer, offering(recipient.email, named))).toBe('conflict');
    expect(await subjectsTo(recipient)).toEqual([]);
  },
);
