import { setTimeout as delay } from 'node:timers/promises';
import { launchServer, type LaunchOptions, type ServerProcess } from './server-process.ts';

export interface SupervisedServer {
  port: number;
  /** False from the end of the server until it accepts connections again. */
  isUp(): boolean;
  stop(): Promise<void>;
}

const longestPauseMs = 10_000;

interface Supervision {
  /** False when the folder belongs to another process by now: then the server stays down. */
  ownsFolder(): Promise<boolean>;
  log(message: string): void;
}

/** Starts the server, and starts it again on the same port whenever it ends by itself, until `stop` is called. */
export async function superviseServer(
  options: LaunchOptions,
  { ownsFolder, log }: Supervision,
): Promise<SupervisedServer> {
  let server: ServerProcess | undefined = await launchServer(options);
  const { port } = server;
  const stopping = new AbortController();
  const isStopping = () => stopping.signal.aborted;

  async function supervise(): Promise<void> {
    for (let pauseMs = 100; !isStopping(); pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
      if (server) {
        await server.ended;
        server = undefined;
        if (isStopping() || !(await ownsFolder())) return;
        pauseMs = 100;
        log('Postgres has ended: starting it again');
      }
      server = await launchServer({ ...options, port }).catch(() => undefined);
      if (server) log('Postgres runs again');
      // Processes of the server that was killed may hold its memory for a moment.
      else await delay(pauseMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
    }
  }

  const supervision = supervise();
  return {
    port,
    isUp: () => server !== undefined,
    async stop() {
      stopping.abort();
      await server?.stop();
      await supervision;
      // It may have been starting again.
      await server?.stop();
    },
  };
}
