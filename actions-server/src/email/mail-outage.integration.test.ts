import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { claimSteps } from '../../testing/claim-setup.ts';
import { lilas, setUpServer, type ServerSetup } from '../../testing/server-setup.ts';

let setup: ServerSetup;
beforeAll(async () => {
  setup = await setUpServer({ SMTP_URL: 'smtp://127.0.0.1:9' });
});
afterAll(() => setup?.close());
const claims = claimSteps(() => setup);

test('while no email can be sent, those about an account are held, whatever else their event sends', async () => {
  const [owner, recipient] = [await setup.addUser('owner'), await setup.addUser('owner')];
  await setup.send(owner, 'post', '/api/laundromats').send(lilas).expect(201);
  await claims.submitWords(owner, (await claims.addClaimable()).id);
  const own = await setup.addLaundromat({ owner });
  const offer = `offerLaundromat(id: "${randomUUID()}", laundromatId: "${own}", email: "${recipient.email}")`;
  expect(await claims.refusal(owner, offer)).toBeUndefined();
  await expect
    .poll(async () => {
      const { rows } = await setup.sql.query(
        `select subject from held_emails where user_id = $1 and content is not null order by subject`,
        [owner.id],
      );
      return rows.map(({ subject }) => subject as string);
    })
    .toEqual([
      'Nous avons bien reçu votre laverie',
      expect.stringMatching(/^Nous avons reçu votre demande/),
      'Vous proposez votre laverie à un autre compte',
    ]);
});
