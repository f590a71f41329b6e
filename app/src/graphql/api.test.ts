import { afterEach, expect, test, vi } from 'vitest';
import { ApiFailure } from './api-failure.ts';
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

const session = (renewed: boolean, old = false, exists = true) => ({
  exists: () => exists,
  needsRenewal: () => old,
  renew: vi.fn(() => Promise.resolve(renewed)),
});
const expired = () => Response.json({ code: 'sessionExpired', message: 'x' }, { status: 401 });

test('a session that ran out on the way is renewed, and the same body sent again', async () => {
  const send = serverAnswering(expired(), Response.json({ id: '1' }));
  expect(await postJson(session(true), '/api/x', { id: '1' })).toEqual({ id: '1' });
  expect(send.mock.calls[0]![1].body).toBe(send.mock.calls[1]![1].body);
});

test('it is tried again once, not for ever', async () => {
  const send = serverAnswering(expired(), expired(), expired());
  await expect(postJson(session(true), '/api/x')).rejects.toMatchObject({ code: 'sessionExpired' });
  expect(send).toHaveBeenCalledTimes(2);
});

test('without a new session the refusal stands', async () => {
  const send = serverAnswering(expired());
  await expect(postJson(session(false), '/api/x')).rejects.toBeInstanceOf(ApiFailure);
  expect(send).toHaveBeenCalledTimes(1);
});

test('an old session is renewed before anything is sent', async () => {
  serverAnswering(Response.json({}));
  const old = session(true, true);
  await postJson(old, '/api/x');
  expect(old.renew).toHaveBeenCalledTimes(1);
});

test('a wrong password is not a session that ran out', async () => {
  serverAnswering(Response.json({ code: 'wrongCredentials', message: 'Non' }, { status: 401 }));
  const current = session(true);
  await expect(postJson(current, '/api/auth/login')).rejects.toMatchObject({ sentence: 'Non' });
  expect(current.renew).not.toHaveBeenCalled();
});

test('a visitor who is asked to sign in has nothing to renew', async () => {
  serverAnswering(Response.json({ code: 'unauthenticated', message: 'Non' }, { status: 401 }));
  const nobody = session(true, false, false);
  await expect(postJson(nobody, '/api/x')).rejects.toMatchObject({ code: 'unauthenticated' });
  expect(nobody.renew).not.toHaveBeenCalled();
});

test('no answer at all is told in words a visitor can act on', async () => {
  serverAnswering(new TypeError('Failed to fetch'));
  await expect(postJson(session(true), '/api/x')).rejects.toMatchObject({
    status: 0,
    sentence: 'Le serveur est injoignable. Vérifiez votre connexion, puis réessayez.',
  });
});
