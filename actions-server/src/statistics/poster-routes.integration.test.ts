import { randomUUID } from 'node:crypto';
import QRCode from 'qrcode';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setUpServer, visitor, type Person, type ServerSetup } from '../../testing/server-setup.ts';

let setup: ServerSetup;
let owner: Required<Person>;
let laundromat: string;
beforeAll(async () => {
  setup = await setUpServer();
  owner = await setup.addUser('owner');
  laundromat = await setup.addLaundromat({ owner, name: 'Laverie du Quai' });
});
afterAll(() => setup?.close());

const poster = (person: Person, query = 'format=a6', id = laundromat) =>
  setup.send(person, 'get', `/api/laundromats/${id}/poster?${query}`);

test('the owner and an administrator download the poster, published or not', async () => {
  const hidden = await setup.addLaundromat({ owner, active: false, name: 'Laverie à venir' });
  for (const person of [owner, await setup.addUser('admin')]) {
    const answer = await poster(person);
    expect([answer.status, answer.type]).toEqual([200, 'application/pdf']);
    expect(answer.headers['content-disposition']).toBe(
      'attachment; filename=affiche-laverie-du-quai-lyon-a6.pdf',
    );
    expect((answer.body as Buffer).subarray(0, 5).toString()).toBe('%PDF-');
    expect((await poster(person, 'format=a4', hidden)).status).toBe(200);
  }
});

test('nobody else downloads it, and unknown laundromats have none', async () => {
  const refusal = async (person: Person, id?: string) => {
    const { status, body } = await poster(person, 'format=a4', id);
    return [status, body.code];
  };
  expect(await refusal(visitor)).toEqual([401, 'unauthenticated']);
  expect(await refusal(await setup.addUser('client'))).toEqual([403, 'ownerOnly']);
  expect(await refusal(await setup.addUser('owner'))).toEqual([403, 'notYourLaundromat']);
  expect(await refusal(owner, randomUUID())).toEqual([404, 'laundromatNotFound']);
  expect(await refusal(owner, 'quai')).toEqual([404, 'laundromatNotFound']);
});

test.each(['', 'format=a3', 'format=a4&format=a6'])('the query « %s » is refused', async (query) => {
  const { status, body } = await poster(owner, query);
  expect([status, body.code]).toEqual([400, 'invalidInput']);
});

test('anyone gets the code of a published page as a picture', async () => {
  const code = (id: string, person: Person = visitor) =>
    setup.send(person, 'get', `/api/laundromats/${id}/qr`).buffer();
  const answer = await code(laundromat);
  expect([answer.status, answer.type]).toEqual([200, 'image/svg+xml']);
  const address = `${setup.env.PUBLIC_URL}/laverie/laverie-du-quai-lyon`;
  expect(String(answer.body)).toBe(await QRCode.toString(address, { type: 'svg', margin: 0, width: 96 }));
  const hidden = await setup.addLaundromat({ owner, active: false, name: 'Laverie cachée' });
  for (const unknown of [hidden, randomUUID(), 'quai']) {
    const { status, body } = await setup.send(visitor, 'get', `/api/laundromats/${unknown}/qr`);
    expect([status, body.code]).toEqual([404, 'laundromatNotFound']);
  }
  expect((await code(hidden, owner)).status).toBe(200);
});
