import {
  Kind,
  parse as parseGraphql,
  typeFromAST,
  validate,
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { hasuraRoles } from '#contract/account/roles.ts';
import { datasetUsers } from '../../hasura/tests/permission-case.ts';
import { allowedOperations } from '../../local-stack/allowed-operations.ts';
import { sampleReply, sampleValue } from './action-check.ts';
import { Omitted, type RunPart } from './results.ts';
import { schemaOf } from './schema-check.ts';
import {
  firstError,
  graphql,
  hasAllowList,
  resetDataset,
  roleHeaders,
  type GraphqlAnswer,
  type Server,
} from './server.ts';

const misunderstood = new Set([
  'validation-failed',
  'parse-failed',
  'not-supported',
  'bad-request',
  'unexpected',
]);

/**
 * Sends every allow-listed operation as each role: it must run if the role's schema has its fields, and be refused
 * otherwise. A mutation may be refused because of its sample values.
 */
export async function checkOperations(server: Server, part: RunPart): Promise<void> {
  const { recorder } = server;
  if (!recorder) throw new Omitted('requires --listen');
  const operations = allowedOperations();
  await resetDataset(server);
  recorder.reply = sampleReply;
  for (const role of hasuraRoles)
    await part(role, async () => {
      const schema = await schemaOf(server, role);
      const headers = roleHeaders(server, role, datasetUsers[role]);
      const problems: string[] = [];
      let run = 0;
      for (const { name, query } of operations) {
        const document = parseGraphql(query);
        const fits = validate(schema, document).length === 0;
        run += fits ? 1 : 0;
        const answer = await graphql(server, { query, variables: variablesOf(schema, document) }, headers);
        const problem = fits ? refusal(document, answer) : acceptance(answer);
        if (problem) problems.push(`${name}: ${problem}`);
      }
      return { problems, detail: `${run} run, ${operations.length - run} are refused` };
    });
  await resetDataset(server);
}

const operationOf = (document: DocumentNode) =>
  document.definitions.find(
    (node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION,
  )!;

function variablesOf(schema: GraphQLSchema, document: DocumentNode): Record<string, unknown> {
  return Object.fromEntries(
    (operationOf(document).variableDefinitions ?? []).flatMap(({ variable, type }) => {
      const found = typeFromAST(schema, type as never) as GraphQLInputType | undefined;
      return found ? [[variable.name.value, sampleValue(found)]] : [];
    }),
  );
}

function refusal(document: DocumentNode, answer: GraphqlAnswer): string | undefined {
  if (!answer.errors) return undefined;
  const code = answer.errors[0]?.extensions?.code ?? '';
  if (operationOf(document).operation === 'mutation' && !misunderstood.has(code)) return undefined;
  return `refused, ${firstError(answer)}`;
}

function acceptance(answer: GraphqlAnswer): string | undefined {
  if (answer.errors?.[0]?.extensions?.code === 'validation-failed') return undefined;
  return answer.errors
    ? `refused for another reason, ${firstError(answer)}`
    : 'runs, but its fields are hidden';
}

export async function checkAllowList(server: Server, part: RunPart): Promise<void> {
  const isOn = await hasAllowList(server);
  for (const role of hasuraRoles)
    await part(role, async () => {
      if (!isOn && !server.named.has('allow-list'))
        throw new Omitted('off here; production has HASURA_GRAPHQL_ENABLE_ALLOWLIST=true');
      const answer = await graphql(
        server,
        { query: 'query Unlisted { services { id } }' },
        roleHeaders(server, role, datasetUsers[role]),
      );
      const isRefused = answer.errors?.[0]?.message.includes('query is not allowed');
      return { problems: isRefused ? [] : [`an unlisted document was answered: ${firstError(answer)}`] };
    });
}
