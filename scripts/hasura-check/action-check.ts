import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parse } from 'yaml';
import { hasuraRoles, type HasuraRole } from '#contract/account/roles.ts';
import { hookSecretHeader } from '../../actions-server/src/hasura/hook-secret.ts';
import { datasetUsers } from '../../hasura/tests/permission-case.ts';
import { hasuraFolder } from '../../local-stack/project-folder.ts';
import type { RecordedCall, Reply } from './recorder.ts';
import { Omitted, type RunPart } from './results.ts';
import { schemaOf } from './schema-check.ts';
import {
  firstError,
  graphql,
  hasAllowList,
  roleHeaders,
  unpublishedLaundromat,
  type Server,
} from './server.ts';

interface Action {
  name: string;
  permissions?: { role: HasuraRole }[];
}

const outputs: Record<string, unknown> = {
  id: unpublishedLaundromat,
  laundromatId: unpublishedLaundromat,
  userId: datasetUsers.client,
  reviewCount: 1,
  laundromatCount: 1,
  reportCount: 1,
  type: 'node',
  url: 'https://pay.example.org/1',
  status: 'active',
  draft: { id: unpublishedLaundromat, status: 'waiting' },
};

export const sampleReply = ({ path: called }: RecordedCall): Reply | undefined =>
  called.startsWith('/actions/')
    ? { status: 200, body: { ...outputs, ...(called === '/actions/saveSettings' && { id: 1 }) } }
    : undefined;

const refusal = { message: 'Refusé pour essai', extensions: { code: 'refusedForTrial', extra: ['value'] } };

/**
 * Calls each action three times: it succeeds, is refused by the server behind Hasura, and comes from a role that may
 * not call it.
 */
export async function checkActions(server: Server, part: RunPart): Promise<void> {
  const { recorder, hookSecret } = server;
  if (!recorder || !hookSecret) throw new Omitted('requires --listen and HOOK_SECRET');
  if (await hasAllowList(server)) throw new Omitted('the allow list is on, and refuses its documents');
  const file = path.join(hasuraFolder, 'metadata', 'actions.yaml');
  const { actions } = parse(await readFile(file, 'utf8')) as { actions: Action[] };
  for (const { name, permissions = [] } of actions)
    await part(name, async () => {
      const roles = permissions.map(({ role }) => role);
      const role = roles.find((candidate) => candidate !== 'anonymous') ?? 'anonymous';
      const schema = await schemaOf(server, role);
      const request = actionRequest(schema, name);
      const headers = {
        ...roleHeaders(server, role, datasetUsers[role]),
        'x-custom': 'of the client',
        // Hasura must replace this header.
        [hookSecretHeader]: 'forged',
      };
      const from = recorder.calls.length;
      recorder.reply = sampleReply;
      const good = await graphql(server, request, headers);
      const call = recorder.calls.slice(from).find(({ path: called }) => called === `/actions/${name}`);
      recorder.reply = () => ({ status: 400, body: refusal });
      const refused = await graphql(server, request, headers);
      const other = hasuraRoles.find((candidate) => !roles.includes(candidate));
      const hidden = other
        ? await graphql(server, request, roleHeaders(server, other, datasetUsers[other]))
        : undefined;
      recorder.reply = () => undefined;
      const problems = [
        ...(good.data ? [] : [`an answered call failed, ${firstError(good)}`]),
        ...(call ? callProblems(call, { name, request, role, hookSecret }) : ['the handler was not called']),
        ...(isDeepStrictEqual(refused.errors, [refusal])
          ? []
          : [`a refusal reads ${JSON.stringify(refused).slice(0, 200)}`]),
        ...(!hidden || hidden.errors?.[0]?.extensions?.code === 'validation-failed'
          ? []
          : [`${other} may call it: ${firstError(hidden)}`]),
      ];
      return { problems, detail: `answered and refused as ${role}${other ? `, hidden from ${other}` : ''}` };
    });
}

interface ActionRequest {
  query: string;
  variables: Record<string, unknown>;
}

function actionRequest(schema: GraphQLSchema, name: string): ActionRequest {
  const field = schema.getMutationType()?.getFields()[name] ?? schema.getQueryType()?.getFields()[name];
  if (!field) throw new Error(`${name} is not in the schema of its role`);
  const required = field.args.filter(({ type }) => isNonNullType(type));
  const declared = required.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
  const given = required.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const root = schema.getMutationType()?.getFields()[name] ? 'mutation' : 'query';
  return {
    query: `${root} Trial${declared && `(${declared})`} { ${name}${given && `(${given})`}${selection(field.type)} }`,
    variables: Object.fromEntries(required.map((arg) => [arg.name, sampleValue(arg.type)])),
  };
}

function selection(type: GraphQLOutputType): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const isOwn = ({ name, type: inner }: GraphQLField<unknown, unknown>) => {
    const target = getNamedType(inner);
    return isScalarType(target) || isEnumType(target) || (!isListType(inner) && name in outputs);
  };
  const fields = Object.values(named.getFields()).filter(isOwn);
  return ` { ${fields.map((field) => `${field.name}${selection(field.type)}`).join(' ')} }`;
}

function callProblems(
  { headers, body }: RecordedCall,
  expected: { name: string; request: ActionRequest; role: string; hookSecret: string },
): string[] {
  const call = body as {
    action?: { name?: string };
    input?: unknown;
    session_variables?: Record<string, string>;
    request_query?: string;
  };
  const user = datasetUsers[expected.role as HasuraRole];
  const session = { 'x-hasura-role': expected.role, ...(user ? { 'x-hasura-user-id': user } : {}) };
  const checks: [boolean, string][] = [
    [headers[hookSecretHeader] === expected.hookSecret, 'the secret of the hook is not the configured one'],
    [headers['x-custom'] === 'of the client', 'a header of the client was not forwarded'],
    [!('x-hasura-admin-secret' in headers), 'the admin secret was forwarded'],
    [headers['content-type']?.startsWith('application/json') === true, 'the body is not declared as JSON'],
    [call.action?.name === expected.name, `the body names the action ${call.action?.name}`],
    [isDeepStrictEqual(call.input, expected.request.variables), `the input is ${JSON.stringify(call.input)}`],
    [
      isDeepStrictEqual(call.session_variables, session),
      `the session is ${JSON.stringify(call.session_variables)}`,
    ],
    [call.request_query === expected.request.query, 'the text of the request was changed'],
  ];
  return checks.filter(([isRight]) => !isRight).map(([, problem]) => problem);
}

const scalars: Record<string, unknown> = {
  Boolean: true,
  Int: 1,
  smallint: 1,
  Float: 1,
  float8: '1',
  numeric: '1',
  bigint: '1',
  ID: '1',
  String: 'lyon',
  citext: 'nobody@lavoir.test',
  uuid: '00000000-0000-4000-8000-000000000000',
  date: '2026-01-01',
  timestamptz: '2026-01-01T12:00:00Z',
  time: '12:00',
  json: {},
  jsonb: {},
};

/**
 * Returns a value with only the required fields, but every argument of a database function, which may have no default.
 */
export function sampleValue(type: GraphQLInputType): unknown {
  const nullable = getNullableType(type);
  if (isListType(nullable)) return [sampleValue(nullable.ofType as GraphQLInputType)];
  const named = getNamedType(nullable);
  if (isEnumType(named)) return named.getValues()[0]?.name;
  if (!isInputObjectType(named)) return scalars[named.name] ?? 'sample';
  const isFunction = named.name.endsWith('_args');
  const fields = Object.values(named.getFields()).filter((field) => isFunction || isNonNullType(field.type));
  return Object.fromEntries(fields.map((field) => [field.name, sampleValue(field.type)]));
}
