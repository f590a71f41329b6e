import type { Server } from 'node:http';

const lookEveryMs = 50;

/** Takes no new request, lets those under way finish, and cuts off whatever is left after `graceMs`. */
export async function stopGracefully(server: Server, graceMs: number): Promise<void> {
  const overdue = setTimeout(() => server.closeAllConnections(), graceMs);
  // A connection that was busy when the server closed stays open for its client's next request.
  const idle = setInterval(() => server.closeIdleConnections(), lookEveryMs);
  await new Promise((resolve) => server.close(resolve));
  clearTimeout(overdue);
  clearInterval(idle);
}
