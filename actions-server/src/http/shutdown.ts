import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const lookEveryMs = 50;

export interface ShutdownTimes {
  /** Time in which new connections are still accepted, because a proxy may be opening one. */
  listenMs: number;
  /** Time in which idle connections stay open, because a request may be on its way. */
  idleMs: number;
  graceMs: number;
}

/**
 * Answers requests with `Connection: close`, then stops accepting connections, then closes idle ones. A proxy that keeps
 * idle connections for less than `idleMs` loses no request.
 */
export async function stopGracefully(
  server: Server,
  { listenMs, idleMs, graceMs }: ShutdownTimes,
): Promise<void> {
  server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'));
  await sleep(listenMs);
  // `http.Server.close` would close idle connections at once.
  const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
  const overdue = setTimeout(() => server.closeAllConnections(), graceMs);
  let idle: NodeJS.Timeout | undefined;
  const idleTimer = setTimeout(() => {
    server.closeIdleConnections();
    idle = setInterval(() => server.closeIdleConnections(), lookEveryMs);
  }, idleMs);
  await closed;
  for (const timer of [overdue, idleTimer, idle]) clearTimeout(timer);
}
