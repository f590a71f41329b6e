import { afterEach, expect, test, vi } from 'vitest';
import { ApiFailure } from '#app/lib/requests/api-failure.ts';
import type { Renewal } from '#app/session/session.ts';
import { postJson } from './api.ts';

afterEach(() => vi.unstubAllGlobals());

function serverAnswering(...answers: (Response | Error)[]) {
  const send = vi.fn<(path: string, init: RequestInit) => Promise<Response>>(() => {
    const answer = answers.shift();
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer!);
  });
  vi.stubGlobal('fetch', send);
  return send;
}

const session = (renewal: Renewal, old = false, exists = true) => ({
  exists: () => exists,
  needsRenewal: () => old,
  renew: vi.fn(() => Promise.resolve(renewal)),
  end: vi.fn(),
});
const expired = () => Response.json({ code: 'sessionExpired', message: 'x' }, { status: 401 });

test('an expired session is renewed, and the same body sent again', async () => {
  const send = serverAnswering(expired(), Response.json({ id: '1' }));
  expect(await postJson(session('renewed'), '/api/x', { id: '1' })).toEqual({ id: '1' });
  expect(send.mock.calls[0]![1].body).toBe(send.mock.calls[1]![1].body);
});

test('a request is repeated once, not forever', async () => {
  const send = serverAnswering(expired(), expired(), expired());
  await expect(postJson(session('renewed'), '/api/x')).rejects.toMatchObject({ code: 'sessionExpired' });
  expect(send).toHaveBeenCalledTimes(2);
});

test('the refusal stands when the session cannot be renewed', async () => {
  const send = serverAnswering(expired());
  await expect(postJson(session('ended'), '/api/x')).rejects.toBeInstanceOf(ApiFailure);
  expect(send).toHaveBeenCalledTimes(1);
});

test('an old session is renewed before the request is sent', async () => {
  serverAnswering(Response.json({}));
  const old = session('renewed', true);
  await postJson(old, '/api/x');
  expect(old.renew).toHaveBeenCalledTimes(1);
});

test.each<[string, ...Response[]]>([['before it is sent'], ['after it was refused', expired()]])(
  'a session that cannot be renewed now is not a refusal: %s',
  async (_when, ...answers) => {
    const send = serverAnswering(...answers);
    const current = session('unreachable', answers.length === 0);
    await expect(postJson(current, '/api/x')).rejects.toMatchObject({ status: 0, code: undefined });
    expect(send).toHaveBeenCalledTimes(answers.length);
  },
);

test.each([
  ['the sign-in page of a hotel', 200],
  ['the error page of a proxy', 403],
])('%s does not count as an answer of the server', async (_page, status) => {
  serverAnswering(
    new Response('{"code":"sessionExpired"}', { status, headers: { 'Content-Type': 'text/html' } }),
  );
  const current = session('renewed');
  await expect(postJson(current, '/api/x')).rejects.toMatchObject({ code: undefined });
  expect(current.renew).not.toHaveBeenCalled();
});

test('a wrong password is not an expired session', async () => {
  serverAnswering(Response.json({ code: 'wrongCredentials', message: 'Non' }, { status: 401 }));
  const current = session('renewed');
  await expect(postJson(current, '/api/auth/login')).rejects.toMatchObject({ sentence: 'Non' });
  expect(current.renew).not.toHaveBeenCalled();
});

test('a visitor who must sign in has no session to renew', async () => {
  serverAnswering(Response.json({ code: 'unauthenticated', message: 'Non' }, { status: 401 }));
  const nobody = session('renewed', false, false);
  await expect(postJson(nobody, '/api/x')).rejects.toMatchObject({ code: 'unauthenticated' });
  expect(nobody.renew).not.toHaveBeenCalled();
  // A tab that still shows a user, whose cookies are gone, then offers the sign-in.
  expect(nobody.end).toHaveBeenCalledTimes(1);
});

test('a missing response has a sentence that a visitor can act on', async () => {
  serverAnswering(new TypeError('Failed to fetch'));
  await expect(postJson(session('renewed'), '/api/x')).rejects.toMatchObject({
    status: 0,
    sentence: 'Le serveur est injoignable. Vérifiez votre connexion, puis réessayez.',
  });
});
