import { parseArgs } from 'node:util';
import { allowServerRole } from '../../local-stack/server-role.ts';
import { serverPassword } from '../../local-stack/testing/server-password.ts';
import { checkNames, localRuns, runChecks } from '../hasura-check/checks.ts';
import { startLocalServer } from '../hasura-check/local-server.ts';
import { recordOrder } from '../hasura-check/order-check.ts';
import { startRecorder } from '../hasura-check/recorder.ts';
import { summary, type Row } from '../hasura-check/results.ts';
import { remoteServer, type Server } from '../hasura-check/server.ts';
import { withMigratedDatabase } from '../schema/temporary-database.ts';

// Checks that a Hasura does what the local engine does:
// npm run check -- hasura --url http://localhost:8080
// Without --url it checks the local engine. docs/operating.md has an example of every option.
const { values } = parseArgs({
  options: {
    /** Address of Hasura. It must be an instance for acceptance: the checks write and delete rows. */
    url: { type: 'string' },
    front: { type: 'string' },
    /** Port to receive actions and events, where ACTIONS_BASE_URL of Hasura must point. */
    listen: { type: 'string' },
    stop: { type: 'string' },
    start: { type: 'string' },
    only: { type: 'string' },
    output: { type: 'string' },
    record: { type: 'boolean', default: false },
  },
});

const named = new Set(values.only?.split(',').map((name) => name.trim()));
const unknown = [...named].filter((name) => !checkNames.includes(name));

function printRow({ outcome, check, part, detail }: Row): void {
  const mark = { passed: '✓', failed: '✗', omitted: '–' }[outcome];
  console.log(`${mark} ${check}: ${part}${detail && ` (${detail.replaceAll('\n', '; ')})`}`);
}

async function checkRemote(url: string): Promise<Row[]> {
  const { HASURA_ADMIN_SECRET: adminSecret, HOOK_SECRET: hookSecret, JWT_KEY: jwtKey } = process.env;
  if (!adminSecret) throw new Error('HASURA_ADMIN_SECRET is missing');
  const address = url.replace(/\/$/, '');
  const recorder = values.listen
    ? await startRecorder({ host: '0.0.0.0', port: Number(values.listen) })
    : undefined;
  try {
    const server: Server = {
      ...remoteServer({
        url: address,
        adminSecret,
        stopCommand: values.stop,
        startCommand: values.start,
      }),
      front: values.front?.replace(/\/$/, ''),
      hookSecret,
      jwtKey,
      recorder,
      output: values.output,
      named,
    };
    return await runChecks(server, printRow);
  } finally {
    await recorder?.close();
  }
}

async function checkLocal(): Promise<Row[]> {
  return withMigratedDatabase(async (databaseUrl) => {
    await allowServerRole(databaseUrl, serverPassword);
    const recorder = await startRecorder({ host: '127.0.0.1', port: 0 });
    const local = await startLocalServer(databaseUrl, recorder.url);
    try {
      const server: Server = { ...local, recorder, output: values.output, named };
      if (values.record) {
        console.log(`recorded the order of ${await recordOrder(server)} lists`);
        return [];
      }
      const { withoutList, withList } = localRuns(named);
      const rows = await runChecks({ ...server, named: withoutList }, printRow);
      if (withList.size === 0) return rows;
      await local.stop();
      await local.start({ allowList: true });
      console.log('with the allow list:');
      return [...rows, ...(await runChecks({ ...server, named: withList }, printRow))];
    } finally {
      await local.stop();
      await recorder.close();
    }
  });
}

if (unknown.length > 0) {
  console.error(`Unknown checks: ${unknown.join(', ')}. There are ${checkNames.join(', ')}.`);
  process.exit(2);
}
if (values.record && values.url) {
  console.error('--record reads our engine: leave --url out.');
  process.exit(2);
}
try {
  const rows = values.url ? await checkRemote(values.url) : await checkLocal();
  if (!values.record) console.log(`\n${summary(rows)}`);
  process.exitCode = rows.some(({ outcome }) => outcome === 'failed') ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
