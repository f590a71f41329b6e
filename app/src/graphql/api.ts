import { isJson } from '../lib/json-answer.ts';
import { failureOf, unreachable } from './api-failure.ts';
import type { Session } from './session.ts';

export type SessionPart = Pick<Session, 'exists' | 'needsRenewal' | 'renew'>;

const json = { 'Content-Type': 'application/json', Accept: 'application/json' };

/**
 * Sends JSON to an endpoint of /api and gives its answer; rejects with an `ApiFailure`. A session that ran out on the
 * way is renewed once and the request sent again: endpoints that create something take an id made by the browser.
 */
export function postJson<Answer>(session: SessionPart, path: string, body: object = {}): Promise<Answer> {
  return send(session, path, { method: 'POST', headers: json, body: JSON.stringify(body) });
}

/** Reads from an endpoint of /api what GraphQL does not answer, as {@link postJson} sends. */
export function getJson<Answer>(session: SessionPart, path: string): Promise<Answer> {
  return send(session, path, { headers: { Accept: 'application/json' } });
}

/** Changes something at an endpoint of /api, as {@link postJson} creates it. */
export function patchJson<Answer>(session: SessionPart, path: string, body: object): Promise<Answer> {
  return send(session, path, { method: 'PATCH', headers: json, body: JSON.stringify(body) });
}

/** Takes something away at an endpoint of /api; reaches the server even when the page closes meanwhile. */
export function deleteAt<Answer>(session: SessionPart, path: string): Promise<Answer> {
  return send(session, path, { method: 'DELETE', headers: json, keepalive: true });
}

/** Sends files to an endpoint of /api, as {@link postJson} sends JSON. */
export function postForm<Answer>(session: SessionPart, path: string, body: FormData): Promise<Answer> {
  return send(session, path, { method: 'POST', headers: { Accept: 'application/json' }, body });
}

function send<Answer>(session: SessionPart, path: string, request: RequestInit): Promise<Answer> {
  return answerOf<Answer>(session, () => fetch(path, { ...request, credentials: 'include' }));
}

/** What the server answers to `request`, which is made a second time when the session had to be renewed for it. */
export async function answerOf<Answer>(
  session: SessionPart,
  request: () => Promise<Response>,
): Promise<Answer> {
  const send = () =>
    request().catch((cause: unknown) => {
      throw unreachable(cause);
    });
  if (session.needsRenewal() && (await session.renew()) === 'unreachable') throw unreachable();
  const response = await send();
  if (response.ok) return answerIn<Answer>(response);
  const failure = await failureOf(response);
  const ranOut =
    failure.code === 'sessionExpired' || (failure.code === 'unauthenticated' && session.exists());
  if (!ranOut) throw failure;
  const renewal = await session.renew();
  if (renewal === 'unreachable') throw unreachable(failure);
  if (renewal === 'ended') throw failure;
  const again = await send();
  if (!again.ok) throw await failureOf(again);
  return answerIn<Answer>(again);
}

/** A success that is not ours, or breaks off, tells nothing of what the server did. */
async function answerIn<Answer>(response: Response): Promise<Answer> {
  try {
    if (isJson(response)) return (await response.json()) as Answer;
  } catch (cause) {
    throw unreachable(cause);
  }
  throw unreachable();
}
