import { Server as NetServer } from 'node:net';
import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

const lookEveryMs = 50;

export interface Farewell {
  /** For so long new connections are still taken, because a proxy may just be making one. */
  listenMs: number;
  /** For so long a connection that a proxy keeps open is still served, because a request may be on its way. */
  idleMs: number;
  /** For so long requests under way may take; whatever is left then is cut off. */
  graceMs: number;
}

/**
 * Answers what comes and asks to close each connection; after a moment takes no new one. A proxy that keeps idle
 * connections for less than `idleMs` loses no request: it has none left when the idle ones are closed.
 */
export async function stopGracefully(server: Server, { listenMs, idleMs, graceMs }: Farewell): Promise<void> {
  server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'));
  await sleep(listenMs);
  // An HTTP server that is closed would close its idle connections at once.
  const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
  const overdue = setTimeout(() => server.closeAllConnections(), graceMs);
  let idle: NodeJS.Timeout | undefined;
  const patience = setTimeout(() => {
    // A connection that was busy until now stays open for its client's next request.
    server.closeIdleConnections();
    idle = setInterval(() => server.closeIdleConnections(), lookEveryMs);
  }, idleMs);
  await closed;
  for (const timer of [overdue, patience, idle]) clearTimeout(timer);
}
