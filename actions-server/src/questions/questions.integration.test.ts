import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setUpServer, visitor, type Person, type ServerSetup } from '../../testing/server-setup.ts';

let setup: ServerSetup;
beforeAll(async () => {
  setup = await setUpServer();
});
afterAll(() => setup?.close());

async function place({ active = true } = {}) {
  const owner = await setup.addUser('owner');
  return { owner, laundromatId: await setup.addLaundromat({ owner, active }) };
}
const askOwner = 'mutation ($question: OwnerQuestionInput!) { askOwner(question: $question) { id } }';
async function ask(person: Person, question: object) {
  const { errors } = await setup.graphql(person, askOwner, {
    question: { id: randomUUID(), question: 'Ouvert lundi ?', ...question },
  });
  return errors?.[0]?.extensions.code;
}
async function answer(person: Person, id: string, text: string) {
  const { errors } = await setup.graphql(
    person,
    'mutation ($id: uuid!, $answer: String!) { answerQuestion(id: $id, answer: $answer) { id } }',
    { id, answer: text },
  );
  return errors?.[0]?.extensions.code;
}
const mailTo = async (address: string, subject: string) => {
  await expect
    .poll(async () => (await setup.emailsTo(address)).map((mail) => mail.subject))
    .toEqual([expect.stringContaining(subject)]);
  return (await setup.emailsTo(address))[0]!.text;
};

test('a question and its answer are mailed once each, without the address of the other side', async () => {
  const { owner, laundromatId } = await place();
  const client = await setup.addUser('client', 'Dominique');
  const question = { id: randomUUID(), laundromatId, question: ' Ouvert le\u0000 lundi ? ' };
  expect(await Promise.all([ask(client, question), ask(client, question)])).toEqual([undefined, undefined]);
  const asked = await mailTo(owner.email, 'Question sur');
  expect(asked).toContain('Dominique vous pose une question');
  expect(asked).toContain('Ouvert le lundi');
  expect(asked).toContain('/owner-dashboard?onglet=avis');
  expect(asked).not.toContain(client.email);

  expect(await answer(owner, question.id, 'Oui.')).toBeUndefined();
  expect(await answer(owner, question.id, 'Oui.')).toBeUndefined();
  expect(await answer(owner, question.id, 'Non.')).toBe('questionAnswered');
  const answered = await mailTo(client.email, 'Réponse à votre question');
  expect(answered).toMatch(/Sa réponse.: Oui\./);
  expect(answered).not.toContain(owner.email);
});

test('another text under the same id, or another account with it, is refused', async () => {
  const { laundromatId } = await place();
  const [client, other] = [await setup.addUser('client'), await setup.addUser('client')];
  const question = { id: randomUUID(), laundromatId };
  expect(await ask(client, question)).toBeUndefined();
  expect(await ask(client, { ...question, question: 'Autre' })).toBe('conflict');
  expect(await ask(other, question)).toBe('conflict');
});

test('only the owner of the laundromat answers, and learns of no other question', async () => {
  const { laundromatId } = await place();
  const question = { id: randomUUID(), laundromatId };
  await ask(await setup.addUser('client'), question);
  const other = await setup.addUser('owner');
  expect(await answer(other, question.id, 'Oui.')).toBe('questionNotFound');
  expect(await answer(other, randomUUID(), 'Oui.')).toBe('questionNotFound');
});

test('a question needs a text, a confirmed sender and another, confirmed owner of a published laundromat', async () => {
  const { owner, laundromatId } = await place();
  const client = await setup.addUser('client');
  expect(await ask(visitor, { laundromatId })).toBe('validation-failed');
  const unconfirmed = await setup.addUser('client');
  await setup.sql.query('update users set email_verified = false where id = $1', [unconfirmed.id]);
  expect(await ask(unconfirmed, { laundromatId })).toBe('emailUnconfirmed');
  expect(await ask(owner, { laundromatId })).toBe('ownLaundromatAsked');
  expect(await ask(client, { laundromatId: randomUUID() })).toBe('laundromatNotFound');
  const withdrawn = await place({ active: false });
  expect(await ask(client, { laundromatId: withdrawn.laundromatId })).toBe('laundromatNotFound');
  expect(await ask(client, { laundromatId: await setup.addLaundromat() })).toBe('ownerUnreachable');
  await setup.sql.query('update users set email_verified = false where id = $1', [owner.id]);
  expect(await ask(client, { laundromatId })).toBe('ownerUnreachable');
  expect(await ask(client, { laundromatId, question: ' \n' })).toBe('invalidInput');
});

test('questions are limited for each account, and for each sender and laundromat', async () => {
  const strict = await setUpServer({ RATE_LIMIT_FACTOR: 1 });
  try {
    const client = await strict.addUser('client');
    const codeOf = async (laundromatId: string, address: string) => {
      const { errors } = await strict.graphql(
        client,
        askOwner,
        { question: { id: randomUUID(), laundromatId, question: 'Ouvert ?' } },
        { 'X-Forwarded-For': address },
      );
      return errors?.[0]?.extensions.code;
    };
    const [first, ...others] = Array.from({ length: 8 }, () => randomUUID());
    for (let sent = 0; sent < 3; sent += 1) await codeOf(first!, '198.51.100.1');
    expect(await codeOf(first!, '198.51.100.1')).toBe('tooManyRequests');
    for (const [sent, other] of others.entries()) await codeOf(other, `198.51.100.${10 + sent}`);
    expect(await codeOf(randomUUID(), '198.51.100.99')).toBe('tooManyRequests');
  } finally {
    await strict.close();
  }
});
