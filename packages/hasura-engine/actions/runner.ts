import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';
import { engineVersion } from '../environment.ts';
import { GraphqlError, type ErrorCode } from '../errors/graphql-error.ts';
import type { StatementRunner } from '../execute/statement-runner.ts';
import type { TrackedAction } from '../schema/model.ts';
import type { Bindings } from '../sql/parameter.ts';
import { postJson, type WebhookAnswer } from '../webhooks/webhook.ts';
import { checkAnswer } from './answer-check.ts';
import { runJoin, type JoinPlan } from './join.ts';
import type { TrackedActions } from './model.ts';
import { joinedObjects, writeOutput } from './output.ts';
import type { ActionPlan } from './plan.ts';

export interface Exchange {
  headers: IncomingHttpHeaders;
  cookies: string[];
}

export interface ActionServices {
  types: TrackedActions['types'];
  statements: StatementRunner;
  log: (message: string, details?: unknown) => void;
}

export async function runAction(
  services: ActionServices,
  plan: ActionPlan,
  query: string,
  bindings: Bindings,
  exchange: Exchange,
): Promise<string> {
  const { action } = plan;
  const body = {
    action: { name: action.name },
    input: plan.readInput(bindings),
    request_query: query,
    session_variables: Object.fromEntries(bindings.session),
  };
  const answer = await call(services, action, body, bindings, exchange);
  const { status, body: text } = answer;
  if (status >= 400 && status < 500) throw refusal(text);
  if (status < 200 || status >= 300) {
    services.log(`the webhook of the action ${action.name} answered ${status}`, text.slice(0, 500));
    throw new GraphqlError('unexpected', 'internal error');
  }
  const value = read(services, text, action);
  if (action.root === 'mutation') exchange.cookies.push(...(answer.headers['set-cookie'] ?? []));
  const joined = new Map<JoinPlan, Iterator<string, undefined>>();
  for (const [join, objects] of joinedObjects(value, plan.output)) {
    joined.set(join, (await runJoin(services.statements, join, objects, bindings)).values());
  }
  return writeOutput(value, plan.output, joined);
}

async function call(
  { log }: ActionServices,
  { name, forwardClientHeaders, timeoutSeconds, webhook }: TrackedAction,
  body: object,
  { trace }: Bindings,
  exchange: Exchange,
): Promise<WebhookAnswer> {
  const configured = webhook.headers.map(([key, value]): [string, string] => [key.toLowerCase(), value]);
  const forwarded = forwardClientHeaders ? clientHeaders(exchange.headers) : [];
  const headers = new Map<string, string>([
    ['x-b3-traceid', trace.id],
    ['x-b3-spanid', randomBytes(8).toString('hex')],
    ...forwarded,
    // After the others, so that a client cannot overwrite a configured header.
    ...configured,
    ['content-type', 'application/json'],
    ['user-agent', `hasura-graphql-engine/${engineVersion}`],
  ]);
  try {
    return await postJson(webhook.url, headers, JSON.stringify(body), timeoutSeconds);
  } catch (error) {
    log(`the webhook of the action ${name} could not be called at ${webhook.url}`, error);
    throw new GraphqlError('unexpected', 'http exception when calling webhook');
  }
}

function read({ types, log }: ActionServices, text: string, { name, output }: TrackedAction): unknown {
  let problem = 'not a valid json response from webhook';
  try {
    const value = JSON.parse(text) as unknown;
    problem = '';
    checkAnswer(value, output, types);
    return value;
  } catch (error) {
    const message = problem || (error as Error).message;
    log(`the webhook of the action ${name} returned an answer that does not match its type`, message);
    throw new GraphqlError('unexpected', message);
  }
}

const refusalSchema = z.object({
  message: z.string(),
  code: z.string().default('unexpected'),
  extensions: z.record(z.string(), z.unknown()).optional(),
});

function refusal(body: string): GraphqlError {
  const { data } = refusalSchema.safeParse(jsonOf(body));
  if (!data) return new GraphqlError('unexpected', 'not a valid json response from webhook');
  return new GraphqlError(data.code as ErrorCode, data.message, '$', { extensions: data.extensions });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The request to a webhook has its own, or Node would reject or misread them. */
const connectionHeaders = ['content-length', 'host', 'transfer-encoding', 'upgrade', 'keep-alive', 'expect'];

const withheld = new Set([
  ...connectionHeaders,
  'content-md5',
  'user-agent',
  'origin',
  'referer',
  'accept',
  'accept-encoding',
  'accept-language',
  'accept-datetime',
  'cache-control',
  'connection',
  'dnt',
  'content-type',
]);

const renamed: Record<string, string> = {
  host: 'x-forwarded-host',
  'user-agent': 'x-forwarded-user-agent',
};

function clientHeaders(headers: IncomingHttpHeaders): Map<string, string> {
  const forwarded = new Map<string, string>();
  for (const [name, value] of Object.entries(headers)) {
    const text = Array.isArray(value) ? value.join(', ') : value;
    if (text === undefined || name.startsWith('x-hasura-')) continue;
    if (renamed[name]) forwarded.set(renamed[name], text);
    if (!withheld.has(name)) forwarded.set(name, text);
  }
  return forwarded;
}
