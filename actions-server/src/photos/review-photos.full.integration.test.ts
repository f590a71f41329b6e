import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { authorHeader } from '#contract/account/roles.ts';
import {
  photoTypeMessage,
  reviewPhoto,
  reviewPhotoLateMessage,
  reviewPhotoLimitMessage,
} from '#contract/photos/photos.ts';
import { authoredId } from '../../testing/authored-id.ts';
import {
  decideLaundromat,
  decideReviewPhoto,
  deletion,
  mergeLaundromat,
  restoreLaundromat,
} from '../../testing/decisions.ts';
import { startLossyDatabase } from '../../testing/lossy-database.ts';
import { type PhotoSetup, picture, setUpPhotos } from '../../testing/photo-setup.ts';
import { type Person, visitor } from '../../testing/server-setup.ts';

let setup: PhotoSetup;
let small: Buffer;
beforeAll(async () => {
  setup = await setUpPhotos();
  small = await picture('#3366cc', 20, 20);
});
afterAll(() => setup?.close());

interface Reviewed {
  laundromat: string;
  review: string;
  editKey: string;
}

async function reviewed(author: Person = visitor): Promise<Reviewed> {
  const laundromat = await setup.addLaundromat();
  const [review, editKey] = authoredId();
  const form = { id: review, authorName: 'Anaïs', rating: 4, comment: 'Machines propres.' };
  const answer = await setup.send(author, 'post', `/api/laundromats/${laundromat}/reviews`).send(form);
  expect(answer.status).toBe(201);
  return { laundromat, review, editKey };
}

const emptyUpload = ({ laundromat, review }: Reviewed, app = setup.app) =>
  request(app).post(`/api/laundromats/${laundromat}/reviews/${review}/photos`);

const upload = (to: Reviewed, id: string = randomUUID(), file = small, app = setup.app) =>
  emptyUpload(to, app).attach('photos', file, 'photo.jpg').field('id', id).field('editKey', to.editKey);

const withdraw = (id: string, editKey?: string) =>
  setup.send(visitor, 'post', `/api/review-photos/${id}/withdraw`).send({ editKey });
const photosOf = ({ review }: Reviewed) => setup.count('review_photos', 'review_id = $1', review);
const filesOf = async (url: string) => {
  const name = url.replace('/photos/', '').replace('.webp', '');
  return (await setup.files()).filter((file) => file.startsWith(name));
};
const shownPhotos = async ({ laundromat }: Reviewed) => {
  const { body } = await setup.send(visitor, 'get', `/api/laundromats/${laundromat}`);
  return body.reviews[0]?.photos;
};
const decide = (admin: Person, id: string, decision: object) =>
  setup.graphql(admin, decideReviewPhoto, { id, ...decision });

describe('a photo of a visitor’s review', () => {
  test('is stored without position and camera, and shown once an administrator has approved it', async () => {
    const to = await reviewed();
    const located = await sharp(await picture())
      .withExif({ IFD0: { Model: 'Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '45/1 0/1 0/1' } })
      .jpeg()
      .toBuffer();
    const id = randomUUID();
    const answer = await upload(to, id, located);
    expect([answer.status, reviewPhoto.parse(answer.body)]).toEqual([
      201,
      { id, url: expect.any(String), isApproved: false },
    ]);
    const { url } = answer.body;
    expect(url).not.toContain(id);
    const file = await setup.send(visitor, 'get', url).buffer();
    expect((await sharp(file.body).metadata()).exif).toBeUndefined();
    expect(await filesOf(url)).toHaveLength(6);

    expect(await shownPhotos(to)).toEqual([]);
    const form = { id: to.review, authorName: 'Anaïs', rating: 4, comment: 'Machines propres.' };
    const again = await setup.send(visitor, 'post', `/api/laundromats/${to.laundromat}/reviews`).send(form);
    expect([again.status, again.body.photos]).toEqual([200, []]);

    await decide(await setup.addUser('admin'), id, { decision: 'published' });
    expect(await shownPhotos(to)).toEqual([{ id, url }]);
  });

  test('sent twice is one, also at once', async () => {
    const to = await reviewed();
    const id = randomUUID();
    const both = await Promise.all([upload(to, id), upload(to, id.toUpperCase())]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 201]);
    expect(both[0].body).toEqual(both[1].body);
    expect((await upload(to, id)).status).toBe(200);
    expect(await photosOf(to)).toBe(1);
    await setup.sql.query(`update reviews set created_at = now() - interval '2 days' where id = $1`, [
      to.review,
    ]);
    expect((await upload(to, id)).status).toBe(200);
    const late = await upload(to);
    expect([late.status, late.body.message]).toEqual([409, reviewPhotoLateMessage]);
  });

  test('is never a fourth: of twenty at once, three are stored, and no other file', async () => {
    const to = await reviewed();
    const before = (await setup.files()).length;
    const answers = await Promise.all(Array.from({ length: 20 }, () => upload(to)));
    const codes = new Set(answers.map(({ body }) => body.code));
    expect(
      [...codes].filter((code) => !['photoLimitReached', 'tooManyRequests', undefined].includes(code)),
    ).toEqual([]);
    for (let n = 0; n < 3; n += 1) await upload(to);
    const fourth = await upload(to);
    expect([fourth.status, fourth.body.message]).toEqual([403, reviewPhotoLimitMessage]);
    expect(await photosOf(to)).toBe(3);
    expect(await setup.files()).toHaveLength(before + 18);
  });

  test.each<[string, (to: Reviewed) => request.Test]>([
    ['another key', (to) => upload({ ...to, editKey: randomUUID() })],
    ['no key', (to) => emptyUpload(to).attach('photos', small, 'a.jpg').field('id', randomUUID())],
    ['an unknown review', (to) => upload({ ...to, review: authoredId()[0] })],
    ['a text as review', (to) => upload({ ...to, review: 'x' })],
  ])('is refused with %s as if there were no such review', async (_, send) => {
    const to = await reviewed();
    const answer = await send(to);
    expect([answer.status, answer.body.code]).toEqual([404, 'reviewNotFound']);
    expect(await photosOf(to)).toBe(0);
  });

  test.each([
    ['HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1')],
    ['no picture', Buffer.from('bonjour')],
  ])('is refused with a sentence when it is %s', async (_, file) => {
    const answer = await upload(await reviewed(), undefined, file);
    expect([answer.status, answer.body.errors]).toEqual([400, { photos: photoTypeMessage }]);
  });

  test('is refused beyond the daily limit of a network', async () => {
    const app = setup.appWith({ RATE_LIMIT_FACTOR: 1 / 20 });
    const to = await reviewed();
    expect((await upload(to, undefined, Buffer.from('bonjour'), app)).status).toBe(400);
    expect((await upload(to, undefined, small, app)).status).toBe(201);
    const answer = await upload(to, undefined, small, app);
    expect([answer.status, answer.body.code]).toEqual([429, 'tooManyRequests']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(3_600);
  });

  test('needs an id and a published laundromat', async () => {
    const to = await reviewed();
    const anonymous = await emptyUpload(to).attach('photos', small, 'a.jpg').field('editKey', to.editKey);
    expect([anonymous.status, Object.keys(anonymous.body.errors)]).toEqual([400, ['id']]);
    await setup.sql.query('update laundromats set is_active = false where id = $1', [to.laundromat]);
    expect((await upload(to)).body.code).toBe('laundromatNotFound');
  });

  test('finds a review that a merge has moved, and moves with it', async () => {
    const to = await reviewed();
    const { body } = await upload(to);
    const kept = await setup.addLaundromat();
    await setup.graphql(await setup.addUser('admin'), mergeLaundromat, { id: to.laundromat, into: kept });
    expect((await upload(to)).status).toBe(201);
    expect(await setup.count('review_photos', 'laundromat_id = $1', kept)).toBe(2);
    await setup.graphql(await setup.addUser('admin'), restoreLaundromat, { id: to.laundromat });
    expect(await setup.count('review_photos', 'laundromat_id = $1', to.laundromat)).toBe(2);
    expect(await filesOf(body.url)).toHaveLength(6);
  });

  test('stays with a review that its author corrects', async () => {
    const to = await reviewed();
    await upload(to);
    const corrected = {
      id: to.review,
      editKey: to.editKey,
      authorName: 'Anaïs',
      rating: 2,
      comment: 'Sale.',
    };
    const path = `/api/laundromats/${to.laundromat}/reviews`;
    expect((await setup.send(visitor, 'post', path).send(corrected)).status).toBe(200);
    expect(await photosOf(to)).toBe(1);
  });
});

describe('when something fails', () => {
  test('storage: nothing is stored, and the next attempt succeeds', async () => {
    const to = await reviewed();
    const id = randomUUID();
    const full = setup.appWith({ PHOTOS_DIRECTORY: '/dev/null/photos' });
    expect((await upload(to, id, small, full)).status).toBe(500);
    expect(await photosOf(to)).toBe(0);
    expect((await upload(to, id)).status).toBe(201);
  });

  test('the answer to the commit: the row and its files stay, and the next attempt finds them', async () => {
    const to = await reviewed();
    const id = randomUUID();
    let commits = 0;
    const lossy = await startLossyDatabase(setup.env.DATABASE_URL, () =>
      (commits += 1) === 3 ? 'isUnheard' : 'passes',
    );
    const { app, stop } = setup.stoppableApp({ DATABASE_URL: lossy.url });
    expect((await upload(to, id, small, app)).status).toBe(503);
    const answer = await upload(to, id);
    expect([answer.status, await photosOf(to)]).toEqual([200, 1]);
    expect(await filesOf(answer.body.url)).toHaveLength(6);
    await stop();
    await lossy.stop();
  });
});

describe('a photo of a member’s review', () => {
  const send = (person: Person, to: Reviewed, id: string = randomUUID()) =>
    emptyUpload(to).set('Cookie', person.cookie!).attach('photos', small, 'a.jpg').field('id', id);

  test('is added by the account alone, not by the key', async () => {
    const author = await setup.addUser('client');
    const to = await reviewed(author);
    expect((await send(author, to)).status).toBe(201);
    expect((await upload(to)).body.code).toBe('reviewNotFound');
    expect((await send(await setup.addUser('client'), to)).body.code).toBe('reviewNotFound');
    const other = await setup.addUser('client');
    const queued = await send(other, to).set(authorHeader, author.id);
    expect([queued.status, queued.body.code]).toEqual([409, 'otherAuthor']);
  });

  test('is deleted by the account at any age, with its files', async () => {
    const author = await setup.addUser('client');
    const to = await reviewed(author);
    const { id, url } = (await send(author, to)).body;
    await setup.sql.query(`update reviews set created_at = now() - interval '1 year' where id = $1`, [
      to.review,
    ]);
    const mutation = `mutation { deleteReviewPhoto(id: "${id}") { id } }`;
    const other = await setup.graphql(await setup.addUser('client'), mutation);
    expect(other.errors?.[0]?.extensions.code).toBe('photoNotFound');
    expect((await setup.graphql(author, mutation)).data).toEqual({ deleteReviewPhoto: { id } });
    expect(await photosOf(to)).toBe(0);
    await expect.poll(() => filesOf(url)).toEqual([]);
  });

  test('that an administrator refuses is gone at once, and the author is notified of the reason', async () => {
    const [author, admin] = [await setup.addUser('client'), await setup.addUser('admin')];
    const to = await reviewed(author);
    const { id, url } = (await send(author, to)).body;
    const refusal = { decision: 'removed', reason: 'On y reconnaît une personne.' };
    await decide(admin, id, refusal);
    expect(await photosOf(to)).toBe(0);
    await vi.waitFor(async () => {
      const mail = (await setup.emailsTo(author.email)).find(({ subject }) => subject.includes('photo'));
      expect(mail?.text).toContain('Motif : On y reconnaît une personne.');
    });
    await expect.poll(() => filesOf(url)).toEqual([]);
    const again = await decide(admin, id, refusal);
    expect(again.errors?.[0]?.message).toBe('Cette photo a déjà été relue ou retirée.');
    const late = await send(author, to, id);
    expect([late.status, late.body.code]).toEqual([410, 'photoRemoved']);
    expect(
      await setup.count(
        'journal_entries',
        `row_id = $1 and user_id = $2 and before ->> 'url' = $3`,
        id,
        admin.id,
        url,
      ),
    ).toBe(1);
  });
});

describe('a photo that its device withdraws', () => {
  test('is gone with its files and does not come back', async () => {
    const to = await reviewed();
    const { id, url } = (await upload(to)).body;
    expect((await withdraw(id, randomUUID())).body.code).toBe('photoNotFound');
    expect((await withdraw(id)).body.code).toBe('photoNotFound');
    const answer = await withdraw(id, to.editKey);
    expect([answer.status, answer.body]).toEqual([200, { id }]);
    expect(await photosOf(to)).toBe(0);
    await expect.poll(() => filesOf(url)).toEqual([]);
    expect((await withdraw(id, to.editKey)).status).toBe(200);
    expect((await upload(to, id)).body.code).toBe('photoRemoved');
  });

  test('cannot arrive afterwards when it never had', async () => {
    const to = await reviewed();
    const id = randomUUID();
    expect((await withdraw(id, to.editKey)).status).toBe(200);
    expect((await upload(to, id)).body.code).toBe('photoRemoved');
  });
});

test('a withdrawn review takes its photos and their files with it; those of a deleted laundromat can be restored', async () => {
  const [gone, kept, deleted] = [await reviewed(), await reviewed(), await reviewed()];
  const urls: string[] = [];
  for (const to of [gone, kept, deleted]) urls.push((await upload(to)).body.url);
  const path = `/api/laundromats/${gone.laundromat}/reviews/${gone.review}/withdraw`;
  expect((await setup.send(visitor, 'post', path).send({ editKey: gone.editKey })).status).toBe(200);
  expect(await photosOf(gone)).toBe(0);
  await expect.poll(() => filesOf(urls[0]!)).toEqual([]);
  const admin = await setup.addUser('admin');
  await setup.graphql(admin, decideLaundromat, deletion(deleted.laundromat));
  await setup.purgeFiles();
  expect(await Promise.all(urls.map(async (url) => (await filesOf(url)).length))).toEqual([0, 6, 6]);
  await setup.graphql(admin, restoreLaundromat, { id: deleted.laundromat });
  expect(await photosOf(deleted)).toBe(1);
});
