import { checkActions } from './action-check.ts';
import { checkEvents } from './event-check.ts';
import { checkAllowList, checkOperations } from './operation-check.ts';
import { checkOrder } from './order-check.ts';
import { checkPermissions } from './permission-check.ts';
import { partsOf, type Row, type RunPart } from './results.ts';
import { checkSchemas } from './schema-check.ts';
import { checkServer } from './server-check.ts';
import type { Server } from './server.ts';
import { checkSessions } from './session-check.ts';
import { checkStop } from './stop-check.ts';

/** All checks in their order, the cheapest first. `server` runs before any of them. */
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

/** Checks of our engine, without the allow list and then with it: the named ones, or all. */
export function localRuns(named: ReadonlySet<string>) {
  const isNamed = (name: string) => named.size === 0 || named.has(name);
  return {
    // Never empty, which would mean all.
    withoutList: new Set(['server', ...checkNames.filter((name) => name !== 'allow-list' && isNamed(name))]),
    withList: new Set(['allow-list', 'operations'].filter(isNamed)),
  };
}

/** Runs the named checks, or all, and returns a row for each of their parts. Never rejects. */
export async function runChecks(server: Server, log: (row: Row) => void = () => undefined): Promise<Row[]> {
  const rows: Row[] = [];
  const run = async (name: string, check: (server: Server, part: RunPart) => Promise<unknown>) => {
    const from = rows.length;
    const part = partsOf(name, rows);
    const isAnswered = await check(server, part).catch((error: unknown) => {
      rows.push({
        check: name,
        part: 'preparation',
        outcome: 'failed',
        detail: error instanceof Error ? error.message : String(error),
        seconds: 0,
      });
    });
    rows.slice(from).forEach(log);
    return isAnswered;
  };
  const selected = Object.entries(checks).filter(
    ([name]) => server.named.size === 0 || server.named.has(name),
  );
  const answers = await run('server', checkServer);
  for (const [name, check] of selected) {
    if (answers) await run(name, check);
    else
      rows.push({
        check: name,
        part: 'all',
        outcome: 'omitted',
        detail: 'the server does not answer',
        seconds: 0,
      });
  }
  return rows;
}
