import { setTimeout as sleep } from 'node:timers/promises';
import { deliveryOf, eventPath, prepareEvents, publish } from './event-check.ts';
import { Omitted, type RunPart } from './results.ts';
import { reach, type Server } from './server.ts';

/** Docker's own limit is 10 s by default; ours is longer because deliveries may be under way. */
const longestStopSeconds = 15;
const startTimeoutSeconds = 120;

/** Stops the server, without and with a delivery under way, and starts it again. */
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
      // A lock that was not given back would hold the event for half an hour.
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
      const end = Date.now() + startTimeoutSeconds * 1000;
      for (;;) {
        const isUp = await reach(`${server.url}/healthz`).then(
          ({ status }) => status === 200,
          () => false,
        );
        if (isUp) return;
        if (Date.now() > end) throw new Error(`it has not started within ${startTimeoutSeconds} s`);
        await sleep(250);
      }
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
