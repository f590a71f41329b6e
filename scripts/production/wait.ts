import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Polls until `isGood` returns true. After the timeout it throws the last reason. */
export async function waitFor(
  what: string,
  isGood: () => Promise<boolean>,
  timeoutMs = 30_000,
): Promise<void> {
  const end = Date.now() + timeoutMs;
  let reason: unknown = 'the condition was false';
  while (Date.now() < end) {
    try {
      if (await isGood()) return;
    } catch (error) {
      reason = error;
    }
    await sleep(100);
  }
  throw new Error(`${what}: not after ${timeoutMs / 1000} s (${String(reason)})`);
}

/** Returns a free port. */
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
