import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { contactTypes } from '#contract/contact/contact.ts';
import { authoredId } from '../../testing/authored-id.ts';
import {
  featuredPlan,
  setUpServer,
  visitor,
  type Person,
  type ServerSetup,
} from '../../testing/server-setup.ts';

let setup: ServerSetup;
beforeAll(async () => {
  setup = await setUpServer();
});
afterAll(() => setup?.close());

const form = { name: 'Luc', email: 'luc@example.fr', message: 'Bonjour à vous.' };
const write = (person: Person, body: object | string) =>
  setup.send(person, 'post', '/api/contact').type('json').send(body);

test.each(['visitor', 'client', 'owner', 'admin'] as const)('a %s may write to the site', async (role) => {
  const person = role === 'visitor' ? visitor : await setup.addUser(role);
  const answer = await write(person, { ...form, isRead: true });
  expect([answer.status, Object.keys(answer.body)]).toEqual([201, ['id']]);
  const kept = `id = $1 and name = 'Luc' and type = 'general' and not is_read`;
  expect(await setup.count('contacts', kept, answer.body.id)).toBe(1);
});

test.each(contactTypes)('a message may be of type %s', async (type) => {
  const { body } = await write(visitor, { ...form, type });
  expect(await setup.count('contacts', 'id = $1 and type = $2', body.id, type)).toBe(1);
});

describe('an id made by the browser', () => {
  test('stores the same message once, also when it comes several times at once', async () => {
    const id = randomUUID();
    const answers = await Promise.all([1, 2, 3, 4].map(() => write(visitor, { ...form, id })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 201]);
    expect(answers.map(({ body }) => body.id)).toEqual([id, id, id, id]);
    expect(await setup.count('contacts', 'id = $1', id)).toBe(1);
  });

  test('that belongs to another message is a conflict, and reveals nothing of it', async () => {
    const id = randomUUID();
    await write(visitor, { ...form, id, message: 'Secret' });
    const answer = await write(visitor, { ...form, id });
    expect(answer).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(answer.text).not.toContain('Secret');
  });
});

describe('the correction of a message', () => {
  const sent = async () => {
    const [id, editKey] = authoredId();
    await write(visitor, { ...form, id, message: 'Premier jet.' });
    return { id, editKey };
  };

  test('replaces the first text, and is emailed to the site as well', async () => {
    const { id, editKey } = await sent();
    const message = `Corrigé ${id}`;
    const answer = await write(visitor, { ...form, id, editKey, subject: 'Horaires', message });
    expect([answer.status, answer.body]).toEqual([200, { id }]);
    expect(
      await setup.count('contacts', 'id = $1 and message = $2 and subject = $3', id, message, 'Horaires'),
    ).toBe(1);
    await vi.waitFor(async () => {
      const mails = await setup.emailsTo('contact@lavoir.test');
      expect(mails.find(({ text }) => text.includes(message))?.subject).toBe(
        'Message corrigé de Luc : Horaires',
      );
    });
  });

  test('with another key is refused, and reveals nothing of the first', async () => {
    const { id } = await sent();
    const answer = await write(visitor, { ...form, id, editKey: randomUUID() });
    expect(answer).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(answer.text).not.toContain('Premier jet.');
  });

  test.each([
    ['after an hour', `created_at = now() - interval '61 minutes'`],
    ['once it has been read', 'is_read = true'],
  ])('%s is refused with the text that stands', async (_when, change) => {
    const { id, editKey } = await sent();
    await setup.sql.query(`update contacts set ${change} where id = $1`, [id]);
    const answer = await write(visitor, { ...form, id, editKey });
    expect([answer.status, answer.body.code]).toEqual([409, 'alreadyStored']);
    expect(answer.body.errors.message).toContain('Premier jet.');
  });
});

describe('an unusable message', () => {
  const required = "Veuillez remplir au moins le nom, l'email et le message.";
  test.each([
    ['without a name', { ...form, name: '' }, 400, required],
    ['without an address', { ...form, email: ' ' }, 400, required],
    ['without a text', { ...form, message: '\n' }, 400, required],
    ['with an address that is none', { ...form, email: 'luc' }, 400, "Format d'email invalide"],
    ['of an unknown type', { ...form, type: 'spam' }, 400, "Ce type de message n'est pas connu."],
    ['as a list', [form], 400, 'Cette valeur est du mauvais type.'],
    ['with a list for a name', { ...form, name: ['Luc'] }, 400, required],
    ['with nothing but control characters', { ...form, message: '\u0000\u001b' }, 400, required],
    [
      'with a text too long',
      { ...form, message: 'x'.repeat(10_001) },
      400,
      'Message\u00a0: ce texte est trop long (10000 caractères au plus).',
    ],
    ['of a megabyte', { ...form, message: 'x'.repeat(1_000_000) }, 413, 'La requête est trop volumineuse.'],
    ['that is not JSON', 'name=Luc', 400, "Le corps de la requête n'est pas un JSON valide."],
  ])('%s is refused in French and kept nowhere', async (_title, body, status, message) => {
    const before = await setup.count('contacts', 'true');
    const answer = await write(visitor, body);
    expect([answer.status, answer.body.message]).toEqual([status, message]);
    expect(await setup.count('contacts', 'true')).toBe(before);
  });
});

test('the eleventh message within ten minutes has to wait', async () => {
  const strict = setup.appWith({ RATE_LIMIT_FACTOR: 1 });
  for (let sent = 0; sent < 10; sent += 1) await request(strict).post('/api/contact').send({});
  const answer = await request(strict).post('/api/contact').send(form);
  expect([answer.status, answer.body.code]).toEqual([429, 'tooManyRequests']);
});

test('the site reads a message in its mailbox, and a subject cannot add headers', async () => {
  const subject = 'Tarifs\r\nBcc: autre@example.fr';
  await write(visitor, { ...form, name: 'Zoé', subject, phone: '01 02 03 04 05', message: 'Combien ?' });
  const mail = await vi.waitFor(async () => {
    const found = (await setup.emailsTo('contact@lavoir.test')).find(({ text }) =>
      text.includes('Combien ?'),
    );
    expect(found).toBeDefined();
    return found!;
  });
  expect(mail.subject).toBe('Message de Zoé : Tarifs Bcc: autre@example.fr');
  expect(mail.to).toEqual(['contact@lavoir.test']);
  expect(mail.text).toContain('luc@example.fr');
  expect(mail.text).toContain('01 02 03 04 05');
});

test('the subject of a message with priority support says so', async () => {
  const owner = await setup.addUser('owner');
  await setup.subscribe(owner, featuredPlan);
  const message = `Machine en panne ${randomUUID()}`;
  await write(owner, { ...form, message });
  await vi.waitFor(async () => {
    const mails = await setup.emailsTo('contact@lavoir.test');
    expect(mails.find(({ text }) => text.includes(message))?.subject).toBe('Prioritaire : message de Luc');
  });
});
