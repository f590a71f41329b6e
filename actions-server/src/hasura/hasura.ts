import { z } from 'zod';
import type { ApiCaller, SystemCaller } from '../session/caller.ts';
import { hasuraError, HasuraUnavailable, wasCancelled } from './hasura-error.ts';

/**
 * The only access to the data. Every query runs as the caller's role, and as Hasura's superuser only where the code
 * passes a {@link SystemCaller}.
 */
export interface Hasura {
  /** Sends one document and parses its `data` with `schema`. */
  query<Schema extends z.ZodType>(
    request: HasuraQuery<Schema>,
    caller: ApiCaller | SystemCaller,
  ): Promise<z.infer<Schema>>;
}

export interface HasuraQuery<Schema extends z.ZodType> {
  document: string;
  variables?: Record<string, unknown>;
  /** Shape of the answer's `data`. */
  answer: Schema;
}

const envelope = z.union([
  z.object({
    errors: z
      .array(
        z.object({
          message: z.string(),
          extensions: z.object({ code: z.string().optional(), path: z.string().optional() }).optional(),
        }),
      )
      .min(1),
  }),
  z.object({ data: z.unknown() }),
]);

export function createHasura(options: { url: string; adminSecret: string }): Hasura {
  const endpoint = `${options.url}/v1/graphql`;

  async function post(body: string, caller: ApiCaller | SystemCaller): Promise<unknown> {
    try {
      const response = await fetch(endpoint, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-hasura-admin-secret': options.adminSecret,
          ...roleHeaders(caller),
          'x-request-id': caller.requestId,
        },
        body,
        signal: caller.deadline,
      });
      // Hasura answers its own refusals with 200, so another status means a fault.
      if (!response.ok) {
        await response.body?.cancel();
        throw new HasuraUnavailable(`Hasura answered with status ${response.status}`);
      }
      return await response.json();
    } catch (error) {
      if (error instanceof HasuraUnavailable) throw error;
      throw new HasuraUnavailable('Hasura did not answer', { cause: error });
    }
  }

  return {
    async query({ document, variables, answer }, caller) {
      const started = performance.now();
      const received = envelope.safeParse(await post(JSON.stringify({ query: document, variables }), caller));
      if (!received.success) throw new HasuraUnavailable('Hasura answered something that is not GraphQL');
      if ('errors' in received.data) {
        const error = hasuraError(received.data.errors);
        if (!wasCancelled(error, performance.now() - started)) throw error;
        throw new HasuraUnavailable('Postgres cancelled a statement that took too long', { cause: error });
      }
      return answer.parse(received.data.data);
    },
  };
}

/** The admin secret without a role makes Hasura's superuser. Triggers read the acting administrator from a header. */
function roleHeaders(caller: ApiCaller | SystemCaller): Record<string, string> {
  if (caller.role === 'superuser')
    return caller.actingAdminId === undefined ? {} : { 'x-hasura-acting-admin-id': caller.actingAdminId };
  const userId = caller.userId === undefined ? undefined : { 'x-hasura-user-id': caller.userId };
  return { 'x-hasura-role': caller.role, ...userId };
}
