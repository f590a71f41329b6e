import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

const lowest = 20_000;
/** From here on Linux, macOS and Windows give ports to connections and to servers that ask for any. */
const firstOfSystem = 32_768;
const given = new Set<number>();

/** Returns a port for a program that listens later: nobody who asks the system for a port gets it meanwhile. */
export async function freePort(): Promise<number> {
  let refused: unknown;
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const port = randomInt(lowest, firstOfSystem);
    if (given.has(port)) continue;
    given.add(port);
    const server = createServer().listen(port, '127.0.0.1');
    try {
      await once(server, 'listening');
      await once(server.close(), 'close');
      return port;
    } catch (error) {
      refused = error;
    }
  }
  throw new Error('no port is free', { cause: refused });
}
