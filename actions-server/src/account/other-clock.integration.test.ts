import request from 'supertest';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { refreshCookie, sessionCookie } from '#contract/account/cookies.ts';
import {
  cookieHeader,
  cookiesOf,
  setUpAccounts,
  tokenIn,
  type AccountSetup,
} from '../../testing/account-setup.ts';

let setup: AccountSetup;
beforeAll(async () => {
  setup = await setUpAccounts();
});
afterAll(() => setup?.close());

async function withClock<Result>(seconds: number, work: () => Promise<Result>): Promise<Result> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 });
  try {
    return await work();
  } finally {
    vi.useRealTimers();
  }
}

const own = { query: '{ users { email } }' };

test.each([5, -5])(
  'a session and a link made by a server whose clock is %i s off are good on the others, and in the engine',
  async (seconds) => {
    const { email, cookies, link } = await withClock(seconds, async () => {
      const registered = await setup.register();
      return { ...registered, link: tokenIn(await setup.emailTo(registered.email, 'Confirmez')) };
    });
    const session = cookieHeader(cookies, sessionCookie);
    const answer = await request(setup.engineUrl).post('/v1/graphql').set('Cookie', session).send(own);
    expect(answer.body).toEqual({ data: { users: [{ email }] } });
    expect((await setup.get('me', session)).body.user.email).toBe(email);
    expect((await setup.post('verify-email', { token: link })).status).toBe(200);

    const renewed = await withClock(seconds, () => setup.refresh(cookies));
    expect([renewed.status, (await setup.refresh(cookies)).status]).toEqual([200, 200]);
    const next = cookiesOf(renewed);
    expect(next[refreshCookie]).not.toBe(cookies[refreshCookie]);
    expect((await setup.refresh(next)).status).toBe(200);
  },
);
