import { isObject, jsonObjectOf } from '#app/lib/requests/json-answer.ts';
import type { CurrentUser } from '#contract/account/account.ts';
import { userRoles } from '#contract/account/roles.ts';
import type { ErrorCode } from '#contract/http/errors.ts';

const endings: readonly unknown[] = [
  'unauthenticated',
  'sessionExpired',
  'accountDisabled',
] satisfies ErrorCode[];

/**
 * Reads an answer about the session. Undefined when it is not from our server or is a fault: neither says anything
 * about the session. A 401 or 403 of a proxy does not end a session.
 */
export async function readSessionAnswer(
  response: Response,
): Promise<{ user: CurrentUser } | 'refused' | undefined> {
  const { status, ok } = response;
  const answer = await jsonObjectOf(response);
  if (ok) return isUser(answer?.user) ? { user: answer.user } : undefined;
  return (status === 401 || status === 403) && endings.includes(answer?.code) ? 'refused' : undefined;
}

export function isUser(value: unknown): value is CurrentUser {
  return (
    isObject(value) &&
    ['id', 'email', 'firstName', 'lastName', 'createdAt'].every((key) => typeof value[key] === 'string') &&
    userRoles.some((role) => role === value.role)
  );
}
