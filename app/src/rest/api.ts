import { failureOf, unreachable } from '#app/lib/requests/api-failure.ts';
import { isJson } from '#app/lib/requests/json-answer.ts';
import type { Session } from '#app/session/session.ts';

export type SessionPart = Pick<Session, 'exists' | 'needsRenewal' | 'renew' | 'end'>;

const json = { 'Content-Type': 'application/json', Accept: 'application/json' };

/**
 * Posts JSON to an endpoint of /api; rejects with an `ApiFailure`. An expired session is renewed once and the request
 * repeated, so an endpoint that creates something takes an id from the browser.
 */
export function postJson<Answer>(session: SessionPart, path: string, body: object = {}): Promise<Answer> {
  return send(session, path, { method: 'POST', headers: json, body: JSON.stringify(body) });
}

export function getJson<Answer>(session: SessionPart, path: string): Promise<Answer> {
  return send(session, path, { headers: { Accept: 'application/json' } });
}

export function patchJson<Answer>(session: SessionPart, path: string, body: object): Promise<Answer> {
  return send(session, path, { method: 'PATCH', headers: json, body: JSON.stringify(body) });
}

export function deleteAt<Answer>(session: SessionPart, path: string): Promise<Answer> {
  return send(session, path, { method: 'DELETE', headers: json, keepalive: true });
}

export function postForm<Answer>(session: SessionPart, path: string, body: FormData): Promise<Answer> {
  return send(session, path, { method: 'POST', headers: { Accept: 'application/json' }, body });
}

function send<Answer>(session: SessionPart, path: string, request: RequestInit): Promise<Answer> {
  return answerOf<Answer>(session, () => fetch(path, { ...request, credentials: 'include' }));
}

export async function answerOf<Answer>(
  session: SessionPart,
  request: () => Promise<Response>,
): Promise<Answer> {
  return answerIn<Answer>(await responseTo(session, request));
}

export async function responseTo(session: SessionPart, request: () => Promise<Response>): Promise<Response> {
  const send = () =>
    request().catch((cause: unknown) => {
      throw unreachable(cause);
    });
  if (session.needsRenewal() && (await session.renew()) === 'unreachable') throw unreachable();
  const response = await send();
  if (response.ok) return response;
  const failure = await failureOf(response);
  const ranOut =
    failure.code === 'sessionExpired' || (failure.code === 'unauthenticated' && session.exists());
  if (failure.code === 'unauthenticated') session.end();
  if (!ranOut) throw failure;
  const renewal = await session.renew();
  if (renewal === 'unreachable') throw unreachable(failure);
  if (renewal === 'ended') throw failure;
  const again = await send();
  if (!again.ok) throw await failureOf(again);
  return again;
}

/** An answer that is not JSON, or breaks off, says nothing about what the server did. */
async function answerIn<Answer>(response: Response): Promise<Answer> {
  try {
    if (isJson(response)) return (await response.json()) as Answer;
  } catch (cause) {
    throw unreachable(cause);
  }
  throw unreachable();
}
