import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  startCompanyRegister,
  type LocalCompanyRegister,
} from '../../../local-stack/company-register/company-register.ts';
import { claimSteps } from '../../testing/claim-setup.ts';
import { setUpServer, type ServerSetup } from '../../testing/server-setup.ts';

let setup: ServerSetup;
let register: LocalCompanyRegister;
const { act, stored, addClaimable, start } = claimSteps(() => setup);
beforeAll(async () => {
  register = await startCompanyRegister();
  setup = await setUpServer({ COMPANY_REGISTER_URL: register.url });
});
afterAll(async () => {
  await setup?.close();
  await register?.close();
});

test('a company is found although the register never answers about three others', async () => {
  const [claimant, owner] = [await setup.addUser('owner'), await setup.addUser('owner')];
  const failing = ['11111111100006', '22222222200002', '33333333300008'];
  register.fail('down');
  for (const siret of failing) {
    const other = await start(claimant, (await addClaimable()).id);
    await act(claimant, `setClaimCompany(id: "${other}", siret: "${siret}")`);
    expect(await stored(other)).toMatchObject({ company_state: 'unavailable' });
  }
  const last = await start(owner, (await addClaimable()).id);
  await act(owner, `setClaimCompany(id: "${last}", siret: "91234567500017")`);
  register.fail(undefined);
  const server = createServer((incoming, outgoing) => {
    if (failing.some((siret) => incoming.url!.includes(siret))) return void outgoing.writeHead(500).end();
    void fetch(register.url + incoming.url).then(async (answer) => outgoing.end(await answer.text()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const nextRun = async () => {
    await request(setup.appWith({ COMPANY_REGISTER_URL: url }))
      .post('/cron/check_claim_companies')
      .set('X-Hook-Secret', setup.env.HOOK_SECRET)
      .send({})
      .expect(204);
    return (await stored(last)).company_state as string;
  };
  await expect.poll(nextRun, { interval: 200 }).toBe('found');
  server.close();
});
