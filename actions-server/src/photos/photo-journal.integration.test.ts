import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Photo } from '#contract/photos/photos.ts';
import { decideLaundromat, removePhoto } from '../../testing/decisions.ts';
import { setUpPhotos, picture, type PhotoSetup } from '../../testing/photo-setup.ts';
import type { Person } from '../../testing/server-setup.ts';

let setup: PhotoSetup;
let owner: Required<Person>;
let admin: Required<Person>;

beforeAll(async () => {
  setup = await setUpPhotos();
  owner = await setup.addUser('owner');
  admin = await setup.addUser('admin', 'Alix');
});
afterAll(() => setup?.close());

async function pictured(): Promise<{ laundromat: string; photos: [Photo, Photo] }> {
  const laundromat = await setup.addTieredLaundromat(owner, 'premium');
  const file = await picture('#3366cc', 20, 20);
  const { body } = await setup.upload(owner, laundromat, [file, file]);
  await news();
  return { laundromat, photos: body };
}

const pathOf = (laundromat: string, photo = '') =>
  `/api/laundromats/${laundromat}/photos${photo && `/${photo}`}`;

let seen = 0;
async function news() {
  const { rows } = await setup.sql.query<Record<string, unknown>>(
    `select user_id, actor, operation, table_name, row_id, subject, before, after from journal_entries
     order by created_at, before ->> 'position', id`,
  );
  const fresh = rows.slice(seen);
  seen = rows.length;
  return fresh;
}

const remove = (person: Required<Person>, id: string, reason: string) =>
  setup.graphql(person, removePhoto, { id, reason });

const emails = (to: string) =>
  vi.waitFor(async () => {
    const found = (await setup.emailsTo(to)).filter(({ subject }) => subject.includes('photo'));
    expect(found).not.toEqual([]);
    return found;
  });

test('a photo that an administrator removes is gone at once, its files with it, and the owner is notified of the reason', async () => {
  const { laundromat, photos } = await pictured();
  await setup.sql.query('update photos set alt = $2 where id = $1', [photos[0].id, 'Une plage']);
  expect(await news()).toEqual([]);
  await remove(admin, photos[0].id, 'Ce n’est pas votre laverie.');
  expect(await news()).toMatchObject([
    {
      user_id: admin.id,
      actor: 'Alix Durand',
      operation: 'insert',
      table_name: 'moderation_actions',
      row_id: photos[0].id,
      subject: 'Laverie du Test',
      before: { url: photos[0].url, alt: 'Une plage' },
      after: { reason: 'Ce n’est pas votre laverie.' },
    },
  ]);
  const { rows } = await setup.sql.query('select id, is_primary from photos where laundromat_id = $1', [
    laundromat,
  ]);
  expect(rows).toEqual([{ id: photos[1].id, is_primary: true }]);

  const [email, ...others] = await emails(owner.email);
  expect(others).toEqual([]);
  expect(email!.text).toContain('« Laverie du Test » : « Une plage ».');
  expect(email!.text).toContain('Motif : Ce n’est pas votre laverie.');
  const name = photos[0].url.replace('/photos/', '').replace('.webp', '');
  expect((await setup.files()).filter((file) => file.startsWith(name))).toEqual([]);

  const again = await remove(admin, photos[0].id, 'Encore.');
  expect(again.errors?.[0]?.message).toBe('Cette photo a déjà été retirée.');
  expect(await news()).toEqual([]);
});

test('a photo that its owner deletes while it is being removed goes once', async () => {
  const { laundromat, photos } = await pictured();
  const [deletion, removal] = await Promise.all([
    setup.send(owner, 'delete', pathOf(laundromat, photos[0].id)),
    remove(admin, photos[0].id, 'Floue.'),
  ]);
  expect([deletion.status === 200, removal.errors === undefined].filter(Boolean)).toHaveLength(1);
  expect(await setup.count('photos', 'laundromat_id = $1', laundromat)).toBe(1);
  await news();
});

test('photos that an administrator adds and arranges are in the journal, each once', async () => {
  const { laundromat, photos } = await pictured();
  await setup.upload(admin, laundromat, [await picture('#3366cc', 20, 20)]);
  expect(await news()).toMatchObject([{ operation: 'insert', user_id: admin.id, after: { position: 2 } }]);

  const { rows } = await setup.sql.query<{ id: string }>(
    'select id from photos where laundromat_id = $1 order by position',
    [laundromat],
  );
  const arrange = (changes: object[]) =>
    setup
      .send(admin, 'patch', pathOf(laundromat))
      .send({ photos: rows.map(({ id }, index) => ({ id, ...changes[index] })) });
  await arrange([{}, { isPrimary: true, alt: 'La façade' }, {}]);
  const changes = await news();
  expect(changes).toHaveLength(2);
  expect(changes).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        row_id: photos[0].id,
        before: { is_primary: true },
        after: { is_primary: false },
      }),
      expect.objectContaining({
        row_id: photos[1].id,
        before: { is_primary: false, alt: null },
        after: { is_primary: true, alt: 'La façade' },
      }),
    ]),
  );
  await arrange([{}, { isPrimary: true, alt: 'La façade' }, {}]);
  expect(await news()).toEqual([]);
});

test("an owner's changes of photos are in the journal without their name, and a deletion is not", async () => {
  const { laundromat, photos } = await pictured();
  const arranged = photos.toReversed().map(({ id }) => ({ id, alt: 'Dedans' }));
  expect((await setup.send(owner, 'patch', pathOf(laundromat)).send({ photos: arranged })).status).toBe(200);
  const by = { user_id: owner.id, actor: 'Propriétaire' };
  const changes = await news();
  expect(changes).toHaveLength(2);
  for (const change of changes) expect(change).toMatchObject({ ...by, after: { alt: 'Dedans' } });
  expect((await setup.send(owner, 'delete', pathOf(laundromat, photos[0].id))).status).toBe(200);
  expect(await news()).toEqual([]);
});

test('a header with an administrator’s id gives no rights', async () => {
  const { laundromat, photos } = await pictured();
  const answer = await setup
    .send(owner, 'delete', pathOf(laundromat, photos[0].id))
    .set('x-hasura-acting-admin-id', admin.id);
  expect(answer.status).toBe(200);
  expect(await news()).toEqual([]);
});

test('what an administrator adds and describes stays when changes of the owner are reverted', async () => {
  const { laundromat, photos } = await pictured();
  const [{ id: described }, { id: unchanged }] = photos;
  await setup.sql.query(
    'update laundromats set approved_content = null, changed_at = null, changed_since = null where id = $1',
    [laundromat],
  );
  const file = await picture('#3366cc', 20, 20);
  const added = (await setup.upload(owner, laundromat, [file])).body as Photo[];
  const describe = (person: Person, alt: string) =>
    setup
      .send(person, 'patch', pathOf(laundromat))
      .send({ photos: added.map(({ id }) => (id === described ? { id, alt } : { id })) });
  await describe(owner, 'Voir evil.example');
  await describe(admin, 'La vitrine');
  const { id: kept } = ((await setup.upload(admin, laundromat, [file])).body as Photo[]).at(-1)!;
  const { rows } = await setup.sql.query(
    `select to_jsonb(changed_at) #>> '{}' as at from laundromats where id = $1`,
    [laundromat],
  );
  const reversal = { id: laundromat, decision: 'reverted', reason: 'Non.', seenAt: rows[0].at };
  expect((await setup.graphql(admin, decideLaundromat, reversal)).errors).toBeUndefined();
  const left = await setup.sql.query(
    'select id, alt from photos where laundromat_id = $1 order by position',
    [laundromat],
  );
  expect(left.rows).toEqual([
    { id: described, alt: 'La vitrine' },
    { id: unchanged, alt: null },
    { id: kept, alt: null },
  ]);
});
