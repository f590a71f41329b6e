import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { authorHeader } from '#contract/account/roles.ts';
import { review as reviewSchema } from '#contract/reviews/reviews.ts';
import { authoredId } from '../../testing/authored-id.ts';
import { decideReview } from '../../testing/decisions.ts';
import { type Person, type ServerSetup, setUpServer, visitor } from '../../testing/server-setup.ts';

let setup: ServerSetup;
beforeAll(async () => {
  setup = await setUpServer();
});
afterAll(() => setup?.close());

const form = { authorName: 'Anaïs', rating: 4, comment: 'Machines propres.' };
const review = (person: Person, laundromat: string, body: object | string = form) =>
  setup.send(person, 'post', `/api/laundromats/${laundromat}/reviews`).type('json').send(body);
const countFor = (laundromat: string) => setup.count('reviews', 'laundromat_id = $1', laundromat);

describe('everybody may review a published laundromat', () => {
  test('a visitor without leaving a name in the account column', async () => {
    const laundromat = await setup.addLaundromat();
    const answer = await review(visitor, laundromat);
    expect(answer.status).toBe(201);
    expect(reviewSchema.parse(answer.body)).toEqual(answer.body);
    expect(answer.body).toMatchObject(form);
    expect(await setup.count('reviews', 'id = $1 and user_id is null', answer.body.id)).toBe(1);
    const detail = await setup.send(visitor, 'get', `/api/laundromats/${laundromat}`);
    expect(detail.body).toMatchObject({ averageRating: 4, reviewCount: 1, reviews: [answer.body] });
  });

  test.each(['client', 'owner', 'admin'] as const)('a signed-in %s under their account', async (role) => {
    const person = await setup.addUser(role);
    const laundromat = await setup.addLaundromat();
    const stranger = randomUUID();
    const answer = await review(person, laundromat, { ...form, userId: stranger });
    expect(answer.status).toBe(201);
    expect(await setup.count('reviews', 'id = $1 and user_id = $2', answer.body.id, person.id)).toBe(1);
  });
});

describe('a review of an unpublished laundromat', () => {
  test('is refused like one of an unknown laundromat', async () => {
    const hidden = await setup.addLaundromat({ active: false });
    const owner = await setup.addUser('owner');
    const own = await setup.addLaundromat({ owner, active: false });
    for (const answer of [
      await review(visitor, hidden),
      await review(visitor, randomUUID()),
      await review(visitor, 'not-a-uuid'),
      await review(owner, own),
    ])
      expect(answer).toMatchObject({ status: 404, body: { code: 'laundromatNotFound' } });
    expect(await countFor(hidden)).toBe(0);
    expect(await countFor(own)).toBe(0);
  });
});

describe('an id made by the browser', () => {
  test('stores the same review once, also when it comes several times at once', async () => {
    const laundromat = await setup.addLaundromat();
    const body = { ...form, id: randomUUID() };
    const answers = await Promise.all([1, 2, 3, 4].map(() => review(visitor, laundromat, body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 201]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await countFor(laundromat)).toBe(1);
  });

  test('that belongs to another review is a conflict', async () => {
    const [first, second] = [await setup.addLaundromat(), await setup.addLaundromat()];
    const id = randomUUID();
    await review(visitor, first, { ...form, id });
    expect((await review(visitor, first, { ...form, id, comment: 'Autre' })).status).toBe(409);
    expect((await review(visitor, second, { ...form, id })).status).toBe(409);
    expect(await countFor(second)).toBe(0);
  });
});

describe('the correction of a review', () => {
  const first = { rating: form.rating, comment: form.comment };
  const posted = async (person: Person = visitor) => {
    const [id, editKey] = authoredId();
    const laundromat = await setup.addLaundromat();
    await review(person, laundromat, { ...form, id });
    const corrected = { ...form, id, editKey, rating: 2, comment: 'Corrigé.' };
    return {
      ...{ id, laundromat, corrected },
      correct: (part: object = {}, by = person) => review(by, laundromat, { ...corrected, ...part }),
      stored: async () =>
        (await setup.sql.query('select rating, comment from reviews where id = $1', [id])).rows,
    };
  };

  test('replaces the first text, also when it comes twice', async () => {
    const { laundromat, correct, stored } = await posted();
    for (const answer of [await correct(), await correct()])
      expect([answer.status, answer.body.comment]).toEqual([200, 'Corrigé.']);
    expect(await stored()).toEqual([{ rating: 2, comment: 'Corrigé.' }]);
    expect(await countFor(laundromat)).toBe(1);
  });

  test('is the only one when the first text never came', async () => {
    const [id, editKey] = authoredId();
    expect((await review(visitor, await setup.addLaundromat(), { ...form, id, editKey })).status).toBe(201);
  });

  test('is refused while the review waits for an administrator, and once it was read', async () => {
    const { id, correct, stored } = await posted();
    await setup.sql.query(`update reviews set held_reason = 'burst' where id = $1`, [id]);
    expect((await correct()).body.code).toBe('alreadyStored');
    const publication = { id, decision: 'published' };
    const { errors } = await setup.graphql(await setup.addUser('admin'), decideReview, publication);
    expect(errors).toBeUndefined();
    expect((await correct()).body.code).toBe('alreadyStored');
    expect(await stored()).toEqual([first]);
  });

  test('is not undone by the first text when that comes late', async () => {
    const { id, laundromat, correct, stored } = await posted();
    await correct();
    expect((await review(visitor, laundromat, { ...form, id })).body.code).toBe('conflict');
    expect(await stored()).toEqual([{ rating: 2, comment: 'Corrigé.' }]);
  });

  test.each([
    ['no key', () => undefined],
    ['the key of another id', () => randomUUID()],
    ['the id for a key', (id: string) => id],
  ])('with %s is refused', async (_key, keyFor) => {
    const { id, correct, stored } = await posted();
    const answer = await correct({ editKey: keyFor(id) });
    expect([answer.status, answer.body.code]).toEqual([409, 'conflict']);
    expect(await stored()).toEqual([first]);
  });

  test('of another account is refused, and so is one from outside the account', async () => {
    const { correct, stored } = await posted(await setup.addUser('client'));
    for (const person of [await setup.addUser('client'), visitor])
      expect((await correct({}, person)).body.code).toBe('alreadyStored');
    expect(await stored()).toEqual([first]);
  });

  test.each([
    ['after an hour', `created_at = now() - interval '61 minutes'`],
    ['after an answer', `answer = 'Merci.', answered_at = now()`],
  ])('%s is refused with the text that stands', async (_when, change) => {
    const { id, correct, stored } = await posted();
    await setup.sql.query(`update reviews set ${change} where id = $1`, [id]);
    const answer = await correct();
    expect([answer.status, answer.body.code]).toEqual([409, 'alreadyStored']);
    expect(answer.body.errors.comment).toContain(form.comment);
    expect(await stored()).toEqual([first]);
  });
});

describe('a review from an outbox', () => {
  test('is stored for its author only, no matter who is signed in when it is sent', async () => {
    const [author, other] = [await setup.addUser('client'), await setup.addUser('client')];
    const laundromat = await setup.addLaundromat();
    const send = (person: Person) => review(person, laundromat).set(authorHeader, author.id);
    for (const person of [other, visitor]) {
      expect(await send(person)).toMatchObject({ status: 409, body: { code: 'otherAuthor' } });
    }
    expect(await countFor(laundromat)).toBe(0);
    expect((await send(author)).status).toBe(201);
    expect(await setup.count('reviews', 'laundromat_id = $1 and user_id = $2', laundromat, author.id)).toBe(
      1,
    );
  });
});

test('a review says how far it was checked: a confirmed account, or nothing', async () => {
  const laundromat = await setup.addLaundromat();
  const [confirmed, unconfirmed] = [await setup.addUser('client'), await setup.addUser('client')];
  await setup.sql.query('update users set email_verified = false where id = $1', [unconfirmed.id]);
  const levels = [];
  for (const person of [confirmed, unconfirmed, visitor])
    levels.push((await review(person, laundromat, { ...form, verification: 'account' })).body.verification);
  expect(levels).toEqual(['account', 'none', 'none']);
});

describe('an unusable review', () => {
  const author = 'Votre nom est obligatoire';
  const comment = 'Le commentaire est obligatoire';
  const rating = 'La note doit être un nombre entier de 1 à 5';
  test.each([
    ['without an author', { ...form, authorName: ' ' }, 400, author],
    ['without a comment', { ...form, comment: '' }, 400, comment],
    ['with nothing but control characters', { ...form, comment: '\u0000\u0001' }, 400, comment],
    ['with six stars', { ...form, rating: 6 }, 400, rating],
    ['with half a star', { ...form, rating: 0.5 }, 400, rating],
    ['with a rating in words', { ...form, rating: '5' }, 400, rating],
    ['as a list', [form], 400, 'Cette valeur est du mauvais type.'],
    ['with a list for a comment', { ...form, comment: ['a'] }, 400, comment],
    ['with an object for an author', { ...form, authorName: { a: 1 } }, 400, author],
    [
      'with a comment too long',
      { ...form, comment: 'x'.repeat(5_001) },
      400,
      'Commentaire\u00a0: ce texte est trop long (5000 caractères au plus).',
    ],
    ['of a megabyte', { ...form, comment: 'x'.repeat(1_000_000) }, 413, 'La requête est trop volumineuse.'],
    ['that is not JSON', '{', 400, "Le corps de la requête n'est pas un JSON valide."],
  ])('%s is refused in French and stored nowhere', async (_title, body, status, message) => {
    const laundromat = await setup.addLaundromat();
    const answer = await review(visitor, laundromat, body);
    expect([answer.status, answer.body.message]).toEqual([status, message]);
    expect(await countFor(laundromat)).toBe(0);
  });
});

test('only POST is known at the address of reviews', async () => {
  const answer = await setup.send(visitor, 'get', `/api/laundromats/${randomUUID()}/reviews`);
  expect([answer.status, answer.headers['allow']]).toEqual([405, 'POST']);
});

test('the twenty-first review within ten minutes has to wait', async () => {
  const strict = setup.appWith({ RATE_LIMIT_FACTOR: 1 });
  const path = `/api/laundromats/${await setup.addLaundromat()}/reviews`;
  for (let sent = 0; sent < 20; sent += 1) await request(strict).post(path).send({});
  const answer = await request(strict).post(path).send(form);
  expect([answer.status, answer.body.code]).toEqual([429, 'tooManyRequests']);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
});

describe('the owner', () => {
  test('is notified of a review by email, with its text escaped', async () => {
    const owner = await setup.addUser('owner');
    const laundromat = await setup.addLaundromat({ owner, name: 'Laverie du Mail' });
    await review(visitor, laundromat, { ...form, comment: '<b>Très</b> bien' });
    const mail = await vi.waitFor(async () => {
      const [first] = await setup.emailsTo(owner.email);
      expect(first).toBeDefined();
      return first!;
    });
    expect(mail.subject).toBe('Nouvel avis sur Laverie du Mail');
    expect(mail.text).toContain('Anaïs a donné 4 sur 5');
    expect(mail.text).toContain('http://localhost/laverie/');
    expect(mail.html).toContain('&lt;b&gt;Très&lt;/b&gt; bien');
  });
});
