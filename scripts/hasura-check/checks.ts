import { checkActions } from './action-check.ts';
import { checkEvents, checkStop } from './event-check.ts';
import { checkAllowList, checkOperations } from './operation-check.ts';
import { checkOrder } from './order-check.ts';
import { checkPermissions } from './permission-check.ts';
import { Omitted, partsOf, type Row, type RunPart } from './results.ts';
import { checkSchemas } from './schema-check.ts';
import { describeText, postAsAdmin, reach, type Server } from './server.ts';
import { checkSessions } from './session-check.ts';

const checks: Record<string, (server: Server, part: RunPart) => Promise<unknown>> = {
  schemas: checkSchemas,
  sessions: checkSessions,
  'allow-list': checkAllowList,
  actions: checkActions,
  events: checkEvents,
  operations: checkOperations,
  permissions: checkPermissions,
  order: checkOrder,
  stop: checkStop,
};

export const checkNames = ['server', ...Object.keys(checks)];

export function localRuns(named: ReadonlySet<string>) {
  const isNamed = (name: string) => named.size === 0 || named.has(name);
  return {
    // With `server`, because an empty set means all checks.
    withoutList: new Set(['server', ...checkNames.filter((name) => name !== 'allow-list' && isNamed(name))]),
    withList: new Set(['allow-list', 'operations'].filter(isNamed)),
  };
}

export async function runChecks(server: Server, log: (row: Row) => void = () => undefined): Promise<Row[]> {
  const rows: Row[] = [];
  const run = async (name: string, check: (server: Server, part: RunPart) => Promise<unknown>) => {
    const from = rows.length;
    const part = partsOf(name, rows);
    const isAnswered = await check(server, part).catch((error: unknown) =>
      part('all', async () => {
        throw error;
      }),
    );
    rows.slice(from).forEach(log);
    return isAnswered;
  };
  const selected = Object.entries(checks).filter(
    ([name]) => server.named.size === 0 || server.named.has(name),
  );
  const answers = await run('server', checkServer);
  for (const [name, check] of selected) await run(name, answers ? check : omitUnanswered);
  return rows;
}

async function omitUnanswered(): Promise<void> {
  throw new Omitted('the server does not answer');
}

interface Inconsistency {
  type?: string;
  name?: string;
  reason?: string;
}

async function checkServer(server: Server, part: RunPart): Promise<boolean> {
  const answers = await part('answers', async () => {
    const health = await reach(`${server.url}/healthz`);
    const text = await health.text();
    if (health.status !== 200 || !/^"?OK|WARN/.test(text))
      return { problems: [`/healthz answered ${describeText(health, text)}`] };
    const response = await reach(`${server.url}/v1/version`);
    const version = await response.text();
    const found = /"version"\s*:\s*"([^"]+)"/.exec(version)?.[1];
    return found
      ? { problems: [], detail: `version ${found}` }
      : { problems: [`/v1/version answered ${describeText(response, version)}`] };
  });
  if (!answers) return false;
  const isAdmin = await part('admin secret', async () => {
    const answer = (await postAsAdmin(server, '/v1/graphql', { query: '{ __typename }' })) as {
      data?: unknown;
    };
    return { problems: answer.data ? [] : [`refused: ${JSON.stringify(answer).slice(0, 200)}`] };
  });
  if (!isAdmin) return false;
  await part('metadata', async () => {
    const {
      is_consistent,
      inconsistent_objects = [],
      code,
    } = (await postAsAdmin(server, '/v1/metadata', { type: 'get_inconsistent_metadata', args: {} })) as {
      is_consistent?: boolean;
      inconsistent_objects?: Inconsistency[];
      code?: string;
    };
    // Our engine has none: it reads metadata from files, and refuses to start when they are inconsistent.
    if (code === 'not-found') throw new Omitted('it has no metadata API');
    if (is_consistent === true) return { problems: [], detail: 'no inconsistent object' };
    const problems = inconsistent_objects.map(
      ({ type, name, reason }) => `${type} ${name}: ${String(reason)}`,
    );
    return {
      problems: problems.length > 0 ? problems : ['the metadata API did not say that it is consistent'],
    };
  });
  return true;
}
