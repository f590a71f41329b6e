import { setTimeout as delay } from 'node:timers/promises';
import { launchServer, type LaunchOptions, type ServerProcess } from './server-process.ts';

export interface SupervisedServer {
  port: number;
  /** False from the exit of the server until it accepts connections again. */
  isUp(): boolean;
  stop(): Promise<void>;
}

const longestPauseMs = 10_000;

interface Supervision {
  /** Returns false when another process uses the folder: then the server is not restarted. */
  ownsFolder(): Promise<boolean>;
  log(message: string): void;
}

/** Starts the server and restarts it on the same port when it exits, until `stop` is called. */
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
        log('Postgres has exited: restarting it');
      }
      server = await launchServer({ ...options, port }).catch(() => undefined);
      if (server) log('Postgres is running again');
      // Processes of the killed server may hold its shared memory for a moment.
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
      // A restart may have been under way.
      await server?.stop();
    },
  };
}
