import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  featuredPlan,
  lilas,
  ownAddress,
  ownName,
  type Person,
  type ServerSetup,
  setUpServer,
} from '../../testing/server-setup.ts';

let setup: ServerSetup;
beforeAll(async () => {
  setup = await setUpServer();
});
afterAll(() => setup?.close());

async function original({ name }: { name: string }) {
  await setup.addLaundromat({ owner: await setup.addUser('owner'), name });
  return { name };
}

async function payingOwner() {
  const owner = await setup.addUser('owner');
  await setup.subscribe(owner, featuredPlan);
  return owner;
}

const post = (owner: Person, body: object) =>
  setup.send(owner, 'post', '/api/laundromats').send({ id: randomUUID(), ...body });

const pairsOf = async (id: string) =>
  (
    await setup.sql.query<{ signs: string[] }>(
      'select signs from possible_duplicates where laundromat_id = $1',
      [id],
    )
  ).rows;

describe('a name that looks the same', () => {
  test('under another postal code, as of a chain, or of the same owner is published', async () => {
    const [one, other] = [await payingOwner(), await payingOwner()];
    const form = { ...lilas, name: ownName('Speed Queen') };
    expect((await post(one, form)).body).toMatchObject({ isActive: true });
    expect((await post(one, { ...form, address: ownAddress() })).body).toMatchObject({ isActive: true });
    const elsewhere = await post(other, { ...form, address: ownAddress(), postalCode: '69006' });
    expect(elsewhere.body).toMatchObject({ isActive: true });
  });

  test.each([
    ['the same name', (name: string) => name],
    ['capital I for l', (name: string) => name.replaceAll('l', 'I')],
    ['mathematical letters', (name: string) => name.replace('Lill', '𝐋𝐢𝐥𝐥')],
    ['digits and other spaces', (name: string) => name.replace('Lilloise', 'Li110i se')],
    ['rn for m', (name: string) => name.replace('Femme', 'Fernrne')],
    ['other accents', (name: string) => name.replace('Lilloise', 'ĻÍłĺøïsẽ')],
    ['signs like letters', (name: string) => `${name.replace('Lilloise', 'Li!loise')} !`],
    ['capital I in another article', (name: string) => name.replace('La ', 'I’')],
    ['no articles', (name: string) => name.replace('La Lilloise de', 'Lilloise')],
    ['a word joiner', (name: string) => name.replace('Lill', 'Li\u2060ll')],
  ])('typed with %s in another street of the same postal code, is held, paid or not', async (_, spelled) => {
    const { name } = await original({ name: ownName('La Lilloise de Femme') });
    for (const owner of [await payingOwner(), await setup.addUser('owner')]) {
      const { body } = await post(owner, { ...lilas, name: spelled(name) });
      expect(body).toMatchObject({ isActive: false });
      const [pair] = await pairsOf(body.id);
      expect(pair!.signs).toContain('same_skeleton');
    }
  });

  test('renamed later to look the same, is held while it is younger than 30 days', async () => {
    const [known, owner] = [await original({ name: ownName('La Lilloise') }), await payingOwner()];
    const rename = async (age: string) => {
      const { body } = await post(owner, lilas);
      await setup.sql.query('update laundromats set created_at = now() - $2::interval where id = $1', [
        body.id,
        age,
      ]);
      const changes = { name: known.name.replaceAll('l', 'I') };
      return (await setup.send(owner, 'patch', `/api/laundromats/${body.id}`).send(changes)).body as object;
    };
    expect(await rename('31 days')).toMatchObject({ isActive: true });
    expect(await rename('29 days')).toMatchObject({ isActive: false });
  });

  test('under one name in two streets, sent by two accounts at once, is published once at most', async () => {
    const [one, other] = [await payingOwner(), await payingOwner()];
    const form = { ...lilas };
    const twin = { ...form, address: ownAddress(), name: form.name.replaceAll('L', 'l') };
    const answers = await Promise.all([post(one, form), post(other, twin)]);
    expect(answers.map(({ body }) => body.isActive).toSorted()).toEqual([false, true]);
  });
});
