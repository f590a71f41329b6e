import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setUpPhotos, picture, type PhotoSetup } from '../../testing/photo-setup.ts';
import { visitor, type Person } from '../../testing/server-setup.ts';

let setup: PhotoSetup;
let admin: Required<Person>;
let owner: Required<Person>;
beforeAll(async () => {
  setup = await setUpPhotos();
  admin = await setup.addUser('admin');
  owner = await setup.addUser('owner');
});
afterAll(() => setup?.close());

async function asAdmin(mutation: string) {
  const { data, errors } = await setup.graphql(admin, `mutation { ${mutation} }`);
  expect(errors).toBeUndefined();
  return data;
}

const deleteLaundromat = (id: string) =>
  asAdmin(`decideLaundromat(id: "${id}", decision: "deleted", reason: "Fiche en double.") { id }`);

const listing = (id: string) => ({
  id,
  name: 'Laverie Perdue',
  address: '1 rue du Lavoir',
  city: 'Lyon',
  postalCode: '69002',
});

test('the id of a deleted laundromat is refused to everybody, and blocks no restore', async () => {
  const id = randomUUID();
  const submit = (person: Person) => setup.send(person, 'post', '/api/laundromats').send(listing(id));
  expect((await submit(owner)).status).toBe(201);
  const photo = (await setup.upload(owner, id, [await picture()])).body[0].id;
  await deleteLaundromat(id);

  const other = await setup.addUser('owner');
  for (const person of [owner, other]) {
    const again = await submit(person);
    expect([again.status, again.body.code]).toEqual([410, 'laundromatDeleted']);
  }
  const elsewhere = await setup.addTieredLaundromat(other, 'free');
  const taken = await setup.upload(other, elsewhere, [await picture()]).field('id', photo);
  expect([taken.status, taken.body.code]).toEqual([410, 'photoRemoved']);

  expect(await asAdmin(`restoreLaundromat(id: "${id}") { id }`)).toEqual({
    restoreLaundromat: { id },
  });
  expect(await setup.count('photos', 'id = $1 and laundromat_id = $2', photo, id)).toBe(1);
  expect((await submit(owner)).status).toBe(200);
});

test('a removed review is not published again by an outbox that had no answer, and its author sees the reason', async () => {
  const laundromat = await setup.addLaundromat();
  const review = { id: randomUUID(), authorName: 'Anne', rating: 1, comment: 'Des injures.' };
  const send = () => setup.send(visitor, 'post', `/api/laundromats/${laundromat}/reviews`).send(review);
  await send();
  await asAdmin(`decideReview(id: "${review.id}", decision: "removed", reason: "Injures.") { id }`);
  const again = await send();
  expect([again.status, again.body]).toEqual([
    410,
    {
      code: 'reviewRemoved',
      message: 'Cet avis a déjà été publié, puis retiré ou remplacé. Il ne peut pas être publié de nouveau.',
    },
  ]);
  expect(await setup.count('reviews', 'laundromat_id = $1', laundromat)).toBe(0);
});

test('a photo that an administrator removed is not added again; one that its owner deleted may be', async () => {
  const laundromat = await setup.addTieredLaundromat(owner, 'premium');
  const [removed, deleted] = [randomUUID(), randomUUID()];
  const upload = async (id: string) => setup.upload(owner, laundromat, [await picture()]).field('id', id);
  await upload(removed);
  await upload(deleted);
  await asAdmin(`removePhoto(id: "${removed}", reason: "Floue.") { id }`);
  await setup.send(owner, 'delete', `/api/laundromats/${laundromat}/photos/${deleted}`);
  expect((await upload(removed)).body.code).toBe('photoRemoved');
  expect((await upload(deleted)).status).toBe(201);
});

test('a message that was read and deleted does not come back, and its sender has nothing left to do', async () => {
  const message = { id: randomUUID(), name: 'Lou', email: 'lou@example.fr', message: 'Bonjour' };
  const send = () => setup.send(visitor, 'post', '/api/contact').send(message);
  await send();
  await asAdmin(`delete_contacts_by_pk(id: "${message.id}") { id }`);
  expect(await send()).toMatchObject({ status: 200, body: { id: message.id } });
  expect(await setup.count('contacts', 'id = $1', message.id)).toBe(0);
});

test('a submission under the id of a deleted laundromat cannot be paid for', async () => {
  const id = randomUUID();
  await setup.send(await setup.addUser('owner'), 'post', '/api/laundromats').send(listing(id));
  await deleteLaundromat(id);
  const { errors } = await setup.graphql(
    visitor,
    `mutation ($draft: laundromat_drafts_insert_input!) { insert_laundromat_drafts_one(object: $draft) { id } }`,
    { draft: { id, userId: owner.id, form: listing(id) } },
    { 'x-hasura-admin-secret': setup.engine.adminSecret },
  );
  expect(errors?.[0]?.message).toContain('laundromat_drafts_id_unused');
});
