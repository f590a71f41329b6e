import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { hasuraFolder } from '../../local-stack/project-folder.ts';
import { readRoleSchemas, type RoleSchemas } from '../schema/role-schemas.ts';
import { withMigratedDatabase } from '../schema/temporary-database.ts';
import type { Recorder } from './recorder.ts';

export interface Server {
  url: string;
  adminSecret: string;
  front?: string;
  jwtKey?: string;
  hookSecret?: string;
  recorder?: Recorder;
  schemas(): Promise<RoleSchemas>;
  runSql(sql: string): Promise<void>;
  stop?(): Promise<void>;
  start?(): Promise<void>;
  output?: string;
  /** Checks named by --only; empty without it, when all run. */
  named: ReadonlySet<string>;
}

export interface GraphqlAnswer {
  data?: Record<string, unknown> | null;
  errors?: { message: string; extensions?: { code?: string; path?: string; [key: string]: unknown } }[];
}

const timeoutMs = 30_000;

async function postJson(url: string, body: unknown, headers: Record<string, string> = {}): Promise<unknown> {
  const response = await reach(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${url} answered ${describeText(response, text)}`);
  }
}

export const postAsAdmin = (
  { url, adminSecret }: Pick<Server, 'url' | 'adminSecret'>,
  place: string,
  body: unknown,
): Promise<unknown> => postJson(url + place, body, { 'x-hasura-admin-secret': adminSecret });

export async function reach(url: string, options: RequestInit = {}): Promise<Response> {
  try {
    return await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs), ...options });
  } catch (error) {
    const { message, cause } = error as Error;
    const reason = cause instanceof Error ? (cause as NodeJS.ErrnoException).code || cause.message : message;
    throw new Error(`${url} does not answer: ${reason}`, { cause: error });
  }
}

export function describeText({ status, headers }: Response, text: string): string {
  const type = headers.get('content-type')?.split(';')[0] ?? 'no type';
  const start = text.replace(/\s+/g, ' ').trim().slice(0, 60);
  return `${status} with ${type}, not Hasura: ${start || 'an empty body'}`;
}

export async function graphql(
  { url }: { url: string },
  body: { query: string; variables?: unknown },
  headers: Record<string, string> = {},
): Promise<GraphqlAnswer> {
  const answer = await postJson(`${url}/v1/graphql`, body, headers);
  if (answer === null || typeof answer !== 'object' || !('data' in answer || 'errors' in answer))
    throw new Error(`${url} answered no GraphQL: ${JSON.stringify(answer).slice(0, 100)}`);
  return answer as GraphqlAnswer;
}

export function roleHeaders({ adminSecret }: Server, role: string, userId?: string): Record<string, string> {
  if (role === 'anonymous') return {};
  return {
    'x-hasura-admin-secret': adminSecret,
    'x-hasura-role': role,
    ...(userId ? { 'x-hasura-user-id': userId } : {}),
  };
}

export async function hasAllowList(server: Server): Promise<boolean> {
  const { errors } = await graphql(server, { query: 'query Unlisted { services { id } }' });
  return errors?.[0]?.message.includes('query is not allowed') ?? false;
}

export const firstError = ({ errors }: GraphqlAnswer) =>
  errors?.[0] ? `${errors[0].extensions?.code ?? 'no code'}: ${errors[0].message}` : 'no error';

export function remoteServer(options: {
  url: string;
  adminSecret: string;
  stopCommand?: string;
  startCommand?: string;
}): Pick<Server, 'url' | 'adminSecret' | 'schemas' | 'runSql' | 'stop' | 'start'> {
  const { url, adminSecret, stopCommand, startCommand } = options;
  let schemas: Promise<RoleSchemas> | undefined;
  return {
    url,
    adminSecret,
    schemas: () => (schemas ??= withMigratedDatabase(readRoleSchemas)),
    async runSql(sql) {
      const body = { type: 'run_sql', args: { source: 'default', sql, cascade: false } };
      const answer = (await postAsAdmin(options, '/v2/query', body)) as { result_type?: string };
      if (answer.result_type === undefined)
        throw new Error(`SQL was refused: ${JSON.stringify(answer).slice(0, 300)}`);
    },
    ...(stopCommand && { stop: () => runCommand(stopCommand) }),
    ...(startCommand && { start: () => runCommand(startCommand) }),
  };
}

async function runCommand(command: string): Promise<void> {
  const child = spawn(command, { shell: true, stdio: ['ignore', 'inherit', 'inherit'] });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`"${command}" ended with ${String(code)}`);
}

export const unpublishedLaundromat = 'e1000000-0000-4000-8000-000000000002';
export const unpublishedName = 'Permissions cachée';

const dataset = () => readFile(path.join(hasuraFolder, 'tests', 'dataset.sql'), 'utf8');

export async function resetDataset(server: Server): Promise<void> {
  await server.runSql(await dataset());
}

export async function deleteDataset(server: Server): Promise<void> {
  const statements = (await dataset()).split('\n').filter((line) => line.startsWith('delete from '));
  await server.runSql(statements.join('\n'));
}
