import { expect, onTestFinished, test, vi } from 'vitest';
import type { CurrentUser } from '#contract/account/account.ts';
import type { SessionBrowser } from './session-browser.ts';
import { createSession } from './session.ts';

const camille: CurrentUser = {
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  email: 'camille@example.org',
  firstName: 'Camille',
  lastName: 'Martin',
  role: 'client',
  isActive: true,
  emailVerified: false,
  phone: null,
  createdAt: '2026-01-01T00:00:00+00:00',
  updatedAt: '2026-01-01T00:00:00+00:00',
};

function testBrowser(
  shared: { renewal: number | null; signedIn: boolean; now: number; user?: CurrentUser | null },
  answer: () => Response,
) {
  let queue: Promise<unknown> = Promise.resolve();
  const listeners = new Set<Parameters<SessionBrowser['onChange']>[0]>();
  const calls: string[] = [];
  const tab = (): SessionBrowser => ({
    fetch: (path) => {
      calls.push(String(path));
      return Promise.resolve().then(answer);
    },
    now: () => shared.now,
    hasSession: () => shared.signedIn,
    renewal: () => shared.renewal,
    storeRenewal: (at) => void (shared.renewal = at),
    lastUser: () => shared.user ?? null,
    storeUser: (user) => void (shared.user = user),
    alone<Result>(work: () => Promise<Result>) {
      const run = queue.then(work);
      queue = run.catch(() => undefined);
      return run;
    },
    notifyTabs: (change) => listeners.forEach((listener) => listener(change)),
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  });
  return { tab, calls };
}

const user = () => Response.json({ user: camille });
const refusal = (code = 'sessionExpired', status = 401) => Response.json({ code, message: '' }, { status });
const minute = 60_000;
const start = Date.parse('2026-05-01T12:00:00Z');
const signedIn = { renewal: start, signedIn: true, now: start };

test('a visitor without a session causes no request', async () => {
  const { tab, calls } = testBrowser({ renewal: null, signedIn: false, now: start }, user);
  const session = createSession(tab());
  expect(session.state().status).toBe('anonymous');
  await session.check();
  expect(session.state().status).toBe('anonymous');
  expect(calls).toEqual([]);
});

test('a fresh session queries its user, an old one is renewed', async () => {
  const fresh = testBrowser({ ...signedIn }, user);
  const session = createSession(fresh.tab());
  await session.check();
  expect(session.state()).toEqual({ status: 'signedIn', user: camille });
  expect(fresh.calls).toEqual(['/api/auth/me']);

  const old = testBrowser({ ...signedIn, now: start + 20 * minute }, user);
  await createSession(old.tab()).check();
  expect(old.calls).toEqual(['/api/auth/refresh']);
});

test('the session of an administrator is renewed after a minute, without leaving the page', async () => {
  const admin: CurrentUser = { ...camille, role: 'admin' };
  const shared = { ...signedIn, user: admin };
  const { tab, calls } = testBrowser(shared, () => Response.json({ user: admin }));
  const session = createSession(tab());
  await session.check();
  const epoch = session.epoch();
  expect(session.needsRenewal()).toBe(false);
  shared.now += minute;
  expect(session.needsRenewal()).toBe(true);
  await session.renew();
  expect(calls).toEqual(['/api/auth/me', '/api/auth/refresh']);
  expect([session.needsRenewal(), session.state(), session.epoch()]).toEqual([
    false,
    { status: 'signedIn', user: admin },
    epoch,
  ]);
});

test('a clock that was set back does not make a session fresh', () => {
  const { tab } = testBrowser({ ...signedIn, now: start - minute }, user);
  expect(createSession(tab()).needsRenewal()).toBe(true);
});

test('parallel requests and other tabs share one renewal', async () => {
  const { tab, calls } = testBrowser({ ...signedIn, now: start + 20 * minute }, user);
  const [one, two] = [createSession(tab()), createSession(tab())];
  const renewals = await Promise.all([one.renew(), one.renew(), two.renew(), two.renew()]);
  expect(new Set(renewals)).toEqual(new Set(['renewed']));
  expect(calls).toEqual(['/api/auth/refresh']);
  expect(one.needsRenewal()).toBe(false);
});

test.each(['unauthenticated', 'sessionExpired'])('a renewal refused as %s ends the session', async (code) => {
  const session = createSession(testBrowser({ ...signedIn }, () => refusal(code)).tab());
  session.enter(camille);
  expect(await session.renew()).toBe('ended');
  expect(session.state()).toEqual({ status: 'anonymous', isEnded: true });
  expect(session.state().status).toBe('anonymous');
});

test('a session whose cookies are gone has ended, unless another tab signed out', async () => {
  for (const [signsOut, state] of [
    [false, { status: 'anonymous', isEnded: true }],
    [true, { status: 'anonymous' }],
  ] as const) {
    const shared = { ...signedIn };
    const { tab } = testBrowser(shared, user);
    const [session, other] = [createSession(tab()), createSession(tab())];
    session.enter(camille);
    shared.signedIn = false;
    if (signsOut) other.exit();
    await session.check();
    expect(session.state()).toEqual(state);
  }
});

const page = (status: number) =>
  new Response('<h1>Forbidden</h1>', { status, headers: { 'Content-Type': 'text/html' } });
const notOurs: [string, () => Response][] = [
  ['a fault of the server', () => refusal('internal', 500)],
  ['the 401 of a proxy', () => page(401)],
  ['the 403 of a proxy', () => page(403)],
  ['a refusal in the JSON of a firewall', () => Response.json({ message: 'Forbidden' }, { status: 403 })],
  ['a refusal of ours that is not about the session', () => refusal('otherOrigin', 403)],
  ['our words in a page', () => new Response('{"code":"sessionExpired"}', { status: 401 })],
  ['the sign-in page of a hotel', () => page(200)],
  ['the JSON of another server', () => Response.json({ user: { name: 'hotel' } })],
];

test.each(notOurs)('%s ends no session', async (_case, answer) => {
  const shared = { ...signedIn, user: null };
  const session = createSession(testBrowser(shared, answer).tab());
  session.enter(camille);
  expect(await session.renew()).toBe('unreachable');
  await session.check();
  expect(session.state()).toEqual({ status: 'signedIn', user: camille });
  expect(shared.user).toEqual(camille);
});

test.each(notOurs)('after %s a new tab shows the last user, and queries again', async (_case, answer) => {
  let answers = answer;
  const { tab } = testBrowser({ ...signedIn, user: camille }, () => answers());
  const session = createSession(tab());
  await session.check();
  expect(session.state()).toEqual({ status: 'signedIn', user: camille, lastKnown: true });
  expect(session.isUnconfirmed()).toBe(true);
  answers = user;
  await session.check();
  expect(session.state()).toEqual({ status: 'signedIn', user: camille });
  expect([session.isUnconfirmed(), session.epoch()]).toEqual([false, 0]);
});

test('while the server does not answer, a tab shows the last known user', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let reply: (response: Response) => void = () => undefined;
  const { tab } = testBrowser({ ...signedIn, user: camille }, user);
  const session = createSession({ ...tab(), fetch: () => new Promise((resolve) => (reply = resolve)) });
  const checked = session.check();
  expect(session.state().status).toBe('checking');
  await vi.advanceTimersByTimeAsync(8_000);
  expect(session.state()).toMatchObject({ status: 'signedIn', lastKnown: true });
  reply(refusal());
  await vi.advanceTimersByTimeAsync(0);
  reply(refusal());
  await checked;
  expect(session.state().status).toBe('anonymous');
});

test('a token that Hasura would refuse is renewed before use', async () => {
  const answers = [refusal(), user()];
  const { tab, calls } = testBrowser({ ...signedIn }, () => answers.shift()!);
  const session = createSession(tab());
  await session.check();
  expect(calls).toEqual(['/api/auth/me', '/api/auth/refresh']);
  expect(session.state().status).toBe('signedIn');
});

test('learning the user changes no epoch, a change of user does', async () => {
  const { tab } = testBrowser({ ...signedIn }, user);
  const session = createSession(tab());
  await session.check();
  expect(session.epoch()).toBe(0);
  session.enter(camille);
  expect(session.epoch()).toBe(0);
  session.enter({ ...camille, role: 'owner' });
  expect(session.epoch()).toBe(1);
  session.exit();
  expect(session.epoch()).toBe(2);
});

test('signing out in one tab signs the others out, also before they read what it has stored', async () => {
  const shared = { ...signedIn };
  const { tab } = testBrowser(shared, user);
  const [one, two] = [createSession(tab()), createSession({ ...tab(), lastUser: () => camille })];
  two.follow();
  await two.check();
  shared.signedIn = false;
  one.exit();
  expect(two.state()).toEqual({ status: 'anonymous' });
  expect(two.epoch()).toBe(1);
});

test('a change of the account in one tab is seen in the others', async () => {
  let emailVerified = false;
  const { tab } = testBrowser({ ...signedIn }, () => Response.json({ user: { ...camille, emailVerified } }));
  const [one, two] = [createSession(tab()), createSession(tab())];
  two.follow();
  await two.check();
  emailVerified = true;
  await one.checkEverywhere();
  await vi.waitFor(() => expect(two.state()).toMatchObject({ user: { emailVerified: true } }));
});

test('an answer that arrives after signing out is ignored', async () => {
  let reply: (response: Response) => void = () => undefined;
  const { tab } = testBrowser({ ...signedIn }, user);
  const browser = { ...tab(), fetch: () => new Promise<Response>((resolve) => (reply = resolve)) };
  const session = createSession(browser);
  const checked = session.check();
  session.exit();
  reply(user());
  await checked;
  expect(session.state().status).toBe('anonymous');
});

test('without an answer, a device without a known user cannot tell who is signed in', async () => {
  const { tab } = testBrowser({ ...signedIn }, () => {
    throw new TypeError('offline');
  });
  const session = createSession(tab());
  await session.check();
  expect(session.state().status).toBe('unreachable');
});

test('without a connection a tab belongs to the last user until they sign out', async () => {
  const shared = { ...signedIn, user: null };
  const { tab } = testBrowser(shared, user);
  const session = createSession(tab());
  expect(session.identity()).toBeNull();
  await session.check();
  const nextVisit = createSession(tab());
  expect(nextVisit.identity()).toBe(`${camille.id} client`);
  expect(nextVisit.userId()).toBe(camille.id);
  await nextVisit.check();
  expect(nextVisit.epoch()).toBe(0);
  nextVisit.exit();
  expect(nextVisit.identity()).toBe('');
  expect(createSession(tab()).identity()).toBeNull();
});

test('data of the last user is dropped when another user turns out to be signed in', async () => {
  const { tab } = testBrowser({ ...signedIn, user: { ...camille, id: 'another-user' } }, user);
  const session = createSession(tab());
  await session.check();
  expect(session.epoch()).toBe(1);
  expect(session.userId()).toBe(camille.id);
});
