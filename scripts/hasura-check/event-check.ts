import { isDeepStrictEqual } from 'node:util';
import { hookSecretHeader } from '../../actions-server/src/hasura/hook-secret.ts';
import { datasetUsers } from '../../hasura/tests/permission-case.ts';
import { waitFor } from '../production/wait.ts';
import type { RecordedCall, Recorder } from './recorder.ts';
import { Omitted, type RunPart } from './results.ts';
import {
  firstError,
  graphql,
  reach,
  resetDataset,
  roleHeaders,
  unpublishedLaundromat,
  unpublishedName,
  type Server,
} from './server.ts';

const eventPath = '/events/laundromat_published';

interface Delivery {
  id: string;
  created_at: string;
  table: unknown;
  trigger: unknown;
  event: {
    op: string;
    session_variables: Record<string, string> | null;
    data: { old: Record<string, unknown>; new: Record<string, unknown> };
  };
  delivery_info: { current_retry: number; max_retries: number };
}

const deliveryOf = ({ body }: RecordedCall) => body as Delivery;

const session = { 'x-hasura-role': 'admin', 'x-hasura-acting-admin-id': datasetUsers.site_admin! };

async function publish(server: Server): Promise<void> {
  const answer = await graphql(
    server,
    {
      query: `mutation Publish($id: uuid!, $published: laundromats_set_input!) {
        update_laundromats_by_pk(pk_columns: { id: $id }, _set: $published) { id }
      }`,
      variables: {
        id: unpublishedLaundromat,
        published: { isActive: true, refusedAt: null, needsApproval: false },
      },
    },
    { ...roleHeaders(server, 'admin'), ...session },
  );
  if (!answer.data?.update_laundromats_by_pk)
    throw new Error(`publishing was refused, ${firstError(answer)}`);
}

async function prepareEvents(server: Server): Promise<Recorder> {
  const { recorder } = server;
  if (!recorder) throw new Omitted('requires --listen');
  recorder.reply = () => undefined;
  await resetDataset(server);
  recorder.calls.length = 0;
  return recorder;
}

/** Deliveries of earlier checks may still arrive, about other laundromats. */
const isAboutOurs = (call: RecordedCall) => deliveryOf(call).event.data.new['name'] === unpublishedName;

export async function checkEvents(server: Server, part: RunPart): Promise<void> {
  await part('payload', async () => {
    const recorder = await prepareEvents(server);
    await publish(server);
    const call = await recorder.waitFor(eventPath, isAboutOurs);
    const problems = payloadProblems(call, server.hookSecret);
    return { problems, detail: 'op, session, table, listed columns of both rows, secret' };
  });
  await part('changes in SQL', async () => {
    const recorder = await prepareEvents(server);
    await server.runSql(
      `update laundromats set is_active = true, refused_at = null, needs_approval = false where id = '${unpublishedLaundromat}'`,
    );
    const { event } = deliveryOf(await recorder.waitFor(eventPath, isAboutOurs));
    const problems = event.session_variables === null ? [] : ['a change in SQL seems to come from the site'];
    return { problems, detail: 'have no session' };
  });
  await part('retry', async () => {
    const recorder = await prepareEvents(server);
    let refusals = 0;
    recorder.reply = (call) =>
      call.path === eventPath && isAboutOurs(call) && refusals++ === 0
        ? { status: 503, headers: { 'retry-after': '1' } }
        : undefined;
    await publish(server);
    const first = deliveryOf(await recorder.waitFor(eventPath, isAboutOurs));
    const second = deliveryOf(
      await recorder.waitFor(
        eventPath,
        (call) => isAboutOurs(call) && deliveryOf(call).delivery_info.current_retry === 1,
      ),
    );
    const problems = [
      ...(first.id === second.id ? [] : ['the second delivery has another id']),
      ...(first.delivery_info.current_retry === 0 ? [] : ['the first delivery counts as a retry']),
    ];
    return { problems, detail: 'after the time that Retry-After names' };
  });
}

function payloadProblems(call: RecordedCall, hookSecret: string | undefined): string[] {
  const { id, created_at, table, trigger, event, delivery_info } = deliveryOf(call);
  const { op, session_variables, data } = event;
  const checks: [boolean, string][] = [
    [
      call.headers[hookSecretHeader] === (hookSecret ?? call.headers[hookSecretHeader]),
      'the secret is wrong',
    ],
    [/^[0-9a-f-]{36}$/.test(id), `the id is ${id}`],
    [/^\d{4}-\d\d-\d\dT[\d:.]+Z?$/.test(created_at), `created_at is ${created_at}`],
    [
      isDeepStrictEqual(table, { schema: 'public', name: 'laundromats' }),
      `the table is ${JSON.stringify(table)}`,
    ],
    [
      isDeepStrictEqual(trigger, { name: 'laundromat_published' }),
      `the trigger is ${JSON.stringify(trigger)}`,
    ],
    [op === 'UPDATE', `op is ${op}`],
    [isDeepStrictEqual(session_variables, session), `the session is ${JSON.stringify(session_variables)}`],
    [data.old.is_active === false && data.new.is_active === true, 'the rows are not those before and after'],
    [!('latitude' in data.new), 'the rows have columns that the event does not list'],
    [delivery_info.current_retry === 0, `it counts as retry ${delivery_info.current_retry}`],
  ];
  return checks.filter(([isRight]) => !isRight).map(([, problem]) => problem);
}

const longestStopSeconds = 15;
const startTimeoutMs = 120_000;

export async function checkStop(server: Server, part: RunPart): Promise<void> {
  await part('idle', async () => {
    const { stop, start } = serverControls(server);
    const seconds = await timed(stop);
    await start();
    return stopResult(seconds);
  });
  await part('during a delivery', async () => {
    const { stop, start } = serverControls(server);
    const recorder = await prepareEvents(server);
    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => (release = resolve));
    recorder.reply = ({ path }) => (path === eventPath ? held.then(() => ({ status: 503 })) : undefined);
    try {
      await publish(server);
      const first = deliveryOf(await recorder.waitFor(eventPath, () => true));
      const seconds = await timed(stop);
      recorder.calls.length = 0;
      recorder.reply = () => undefined;
      await start();
      // An event that was left locked would be delivered after half an hour.
      await recorder.waitFor(eventPath, (call) => deliveryOf(call).id === first.id);
      const { problems, detail } = stopResult(seconds);
      return { problems, detail: `${detail}; the event was delivered after the start` };
    } finally {
      release();
    }
  });
}

function serverControls(server: Server) {
  const { stop, start } = server;
  if (!stop || !start) throw new Omitted('requires --stop and --start');
  return {
    stop: () => stop(),
    async start() {
      await start();
      const isUp = async () => (await reach(`${server.url}/healthz`)).status === 200;
      await waitFor('the start', isUp, startTimeoutMs);
    },
  };
}

async function timed(run: () => Promise<void>): Promise<number> {
  const started = Date.now();
  await run();
  return (Date.now() - started) / 1000;
}

function stopResult(seconds: number) {
  const text = `stopped in ${seconds.toFixed(1)} s`;
  return { problems: seconds <= longestStopSeconds ? [] : [text], detail: text };
}
