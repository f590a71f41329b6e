import { afterAll, beforeAll, expect, test } from 'vitest';
import { lilas, premiumPlan, setUpServer, type ServerSetup } from '../../testing/server-setup.ts';

let setup: ServerSetup;
beforeAll(async () => {
  setup = await setUpServer();
});
afterAll(() => setup?.close());

test('a place in other letters, or under no postal code, is refused on its field in every way that writes it', async () => {
  const owner = await setup.addUser('owner');
  await setup.subscribe(owner, premiumPlan);
  const { body } = await setup.send(owner, 'post', '/api/laundromats').send(lilas);
  const wrong: [string, string][] = [
    ['name', 'L\u0430verie'],
    ['address', '1 rue d\u03bfrée'],
    ['city', 'Ly\u043en'],
    ['postalCode', '69999'],
    ['postalCode', '6900'],
  ];
  for (const [field, value] of wrong) {
    const patched = await setup.send(owner, 'patch', `/api/laundromats/${body.id}`).send({ [field]: value });
    expect(patched).toMatchObject({ status: 400, body: { errors: { [field]: expect.any(String) } } });
    const changed = await setup.graphql(
      owner,
      'mutation ($id: uuid!, $changes: LaundromatChanges!) { updateLaundromat(id: $id, changes: $changes) { id } }',
      { id: body.id, changes: { [field]: value } },
    );
    expect(Object.keys(changed.errors![0]!.extensions.errors as object)).toEqual([
      expect.stringMatching(`${field}$`),
    ]);
  }
});
