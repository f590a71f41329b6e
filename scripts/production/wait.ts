import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Asks until the answer is good, and tells the last reason when it never was. */
export async function waitFor(
  what: string,
  isGood: () => Promise<boolean>,
  patienceMs = 30_000,
): Promise<void> {
  const end = Date.now() + patienceMs;
  let reason: unknown = 'it said no';
  while (Date.now() < end) {
    try {
      if (await isGood()) return;
    } catch (error) {
      reason = error;
    }
    await sleep(100);
  }
  throw new Error(`${what}: waited ${patienceMs / 1000} s in vain (${String(reason)})`);
}

/** A port that nobody uses at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
