import { readdir, utimes } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import request from 'supertest';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { claimSteps } from '../../testing/claim-setup.ts';
import { decideLaundromat, deletion, restoreLaundromat } from '../../testing/decisions.ts';
import { picture, setUpPhotos, type PhotoSetup } from '../../testing/photo-setup.ts';
import { visitor, type Person } from '../../testing/server-setup.ts';

let setup: PhotoSetup;
let owner: Required<Person>;
let administrator: Required<Person>;
let id: string;
const { act, refusal, stored, addClaimable, start } = claimSteps(() => setup);

beforeAll(async () => {
  setup = await setUpPhotos();
  administrator = await setup.addUser('admin');
});
beforeEach(async () => {
  owner = await setup.addUser('owner');
  id = await start(owner, (await addClaimable()).id);
});
afterAll(() => setup?.close());

const upload = async (person: Person, file: Buffer, claim = id) =>
  setup.send(person, 'post', `/api/claims/${claim}/photo`).attach('photos', file, 'vitrine.jpg');
const open = (person: Person, claim = id) =>
  setup
    .send(person, 'get', `/api/admin/claims/${claim}/photo`)
    .buffer(true)
    .parse((response, done) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => done(null, Buffer.concat(parts)));
    });
const files = () => readdir(path.join(setup.directory, '.private')).catch(() => []);
const purge = () =>
  request(setup.app)
    .post('/cron/purge_claims')
    .set('X-Hook-Secret', setup.env.HOOK_SECRET)
    .send({})
    .expect(204);
async function purgeOld() {
  const old = new Date(Date.now() - 25 * 3_600_000);
  for (const name of await files()) await utimes(path.join(setup.directory, '.private', name), old, old);
  await purge();
}
const photoOf = async () => (await stored(id)).photo_name as string | null;

test('a photo is converted, replaced by the next one and shown to administrators only', async () => {
  const withMetadata = await sharp(await picture())
    .withExif({ IFD0: { Copyright: 'Camille', ImageDescription: 'adresse privée' } })
    .jpeg()
    .toBuffer();
  expect((await upload(owner, withMetadata)).status).toBe(201);
  const first = await photoOf();
  const shown = await open(administrator);
  expect(shown.status).toBe(200);
  expect(shown.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'private, no-store' });
  expect(await sharp(shown.body as Buffer).metadata()).toMatchObject({ format: 'webp', width: 800 });
  expect((await sharp(shown.body as Buffer).metadata()).exif).toBeUndefined();

  expect((await upload(owner, await picture('#ff0000'))).status).toBe(201);
  const second = await photoOf();
  expect(second).not.toBe(first);
  const present = await files();
  expect(present).toContain(second);
  expect(present).not.toContain(first);

  for (const [person, status] of [
    [visitor, 401],
    [owner, 403],
    [await setup.addUser('client'), 403],
  ] as const)
    expect((await open(person)).status).toBe(status);
  const dismissed = await setup.addUser('admin');
  await setup.sql.query('update users set is_active = false where id = $1', [dismissed.id]);
  expect((await open(dismissed)).status).toBe(401);
  for (const address of [
    `/photos/${second}`,
    `/photos/.private/${second}`,
    `/photos/%2Eprivate/${second}`,
    `/photos/..%2F.private/${second}`,
  ])
    expect((await request(setup.app).get(address)).status).toBe(404);
});

test('only the claimant adds a photo, and only to a draft', async () => {
  const file = await picture();
  const other = await setup.addUser('owner');
  for (const [person, status] of [
    [visitor, 401],
    [other, 404],
    [administrator, 403],
  ] as const)
    expect((await upload(person, file)).status).toBe(status);
  expect((await upload(owner, file, 'x')).status).toBe(404);
  await refusal(owner, `withdrawClaim(id: "${id}")`);
  expect((await upload(owner, file)).body).toMatchObject({ code: 'claimClosed' });
  expect(await photoOf()).toBeNull();
});

test('what is no picture is refused, and no file stays', async () => {
  const before = await files();
  for (const file of [Buffer.from('<svg/>'), (await picture()).subarray(0, 300), Buffer.alloc(0)]) {
    const { status, body } = await upload(owner, file);
    expect([status, body.code]).toEqual([400, 'invalidInput']);
  }
  const two = setup.send(owner, 'post', `/api/claims/${id}/photo`).attach('photos', await picture(), 'a.jpg');
  expect((await two.attach('photos', await picture(), 'b.jpg')).status).toBe(403);
  expect((await setup.send(owner, 'post', `/api/claims/${id}/photo`).send({})).status).toBe(415);
  expect(await files()).toEqual(before);
  expect((await open(administrator)).body.toString()).toContain('photoNotFound');
});

test('two uploads at once leave one photo, and the nightly purge the file of no claim', async () => {
  const answers = await Promise.all([
    upload(owner, await picture()),
    upload(owner, await picture('#00ff00')),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  const kept = await photoOf();
  await purgeOld();
  expect(await files()).toContain(kept);
  const rows = await setup.sql.query('select photo_name from laundromat_claims where photo_name is not null');
  expect((await files()).toSorted()).toEqual(
    rows.rows.map(({ photo_name: name }) => name as string).toSorted(),
  );
  await refusal(owner, `withdrawClaim(id: "${id}")`);
  await purge();
  expect(await photoOf()).toBeNull();
  expect(await files()).not.toContain(kept);
});

test('the photo of a claim stays as long as its deleted laundromat can be restored', async () => {
  await upload(owner, await picture());
  const { laundromat_id: laundromat, photo_name: photo } = await stored(id);
  await setup.graphql(administrator, decideLaundromat, deletion(laundromat));
  await purgeOld();
  await setup.graphql(administrator, restoreLaundromat, { id: laundromat });
  expect((await open(administrator)).status).toBe(200);
  await setup.graphql(administrator, decideLaundromat, deletion(laundromat));
  await setup.sql.query('update moderation_actions set deleted_rows = null');
  await purge();
  expect(await files()).not.toContain(photo);
});

test('an open company and a photo are a proof, and the decision keeps the photo for 90 days', async () => {
  await setup.sql.query(
    `update laundromat_claims set siret = '91234567500017', company_state = 'unavailable' where id = $1`,
    [id],
  );
  expect(await refusal(owner, `submitClaim(id: "${id}")`)).toBe('invalidInput');
  await upload(owner, await picture());
  expect(await refusal(owner, `submitClaim(id: "${id}")`)).toBeUndefined();
  expect(
    await refusal(
      administrator,
      `decideClaim(id: "${id}", decision: "refused", closingReason: "Photo d'ailleurs.")`,
    ),
  ).toBeUndefined();
  expect((await open(administrator)).status).toBe(200);
});

test('claims and codes are deleted after their retention periods', async () => {
  const { id: laundromatId } = await addClaimable();
  const old = await start(owner, laundromatId);
  await setup.sql.query(
    `update laundromat_claims set created_at = now() - interval '31 days' where id = $1`,
    [old],
  );
  const other = await start(owner, (await addClaimable()).id);
  await act(owner, `withdrawClaim(id: "${other}")`);
  await setup.sql.query(
    `update laundromat_claims set created_at = now() - interval '366 days' where id = $1`,
    [other],
  );
  const recent = await start(owner, (await addClaimable()).id);
  await purge();
  const isStored = async (id: string) => (await stored(id)) !== undefined;
  expect([await isStored(old), await isStored(other), await isStored(recent)]).toEqual([false, false, true]);
});
