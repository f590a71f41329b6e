import { failureOf, unreachable } from './api-failure.ts';
import type { Session } from './session.ts';

type SessionPart = Pick<Session, 'exists' | 'needsRenewal' | 'renew'>;

/**
 * Sends JSON to an endpoint of /api and gives its answer; rejects with an `ApiFailure`. A session that ran out on the
 * way is renewed once and the request sent again: endpoints that create something take an id made by the browser.
 */
export function postJson<Answer>(session: SessionPart, path: string, body: object = {}): Promise<Answer> {
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json' };
  return post(session, path, { headers, body: JSON.stringify(body) });
}

/** Sends files to an endpoint of /api, as {@link postJson} sends JSON. */
export function postForm<Answer>(session: SessionPart, path: string, body: FormData): Promise<Answer> {
  return post(session, path, { headers: { Accept: 'application/json' }, body });
}

async function post<Answer>(session: SessionPart, path: string, request: RequestInit): Promise<Answer> {
  const send = () =>
    fetch(path, { ...request, method: 'POST', credentials: 'include' }).catch((cause: unknown) => {
      throw unreachable(cause);
    });
  if (session.needsRenewal()) await session.renew();
  const response = await send();
  if (response.ok) return (await response.json()) as Answer;
  const failure = await failureOf(response);
  const ranOut =
    failure.code === 'sessionExpired' || (failure.code === 'unauthenticated' && session.exists());
  if (!ranOut || !(await session.renew())) throw failure;
  const again = await send();
  if (!again.ok) throw await failureOf(again);
  return (await again.json()) as Answer;
}
