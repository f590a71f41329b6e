import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { open, readFile, rm } from 'node:fs/promises';
import { connect, createServer, type AddressInfo } from 'node:net';

interface Holder {
  pid: number;
  port: number;
  token: string;
}

/**
 * Locks `file` for this process; undefined when another one holds it. A process id proves nothing after kill -9 or a
 * reboot, so the holder listens on a port and answers with the token in the file.
 */
export async function lockFolder(file: string) {
  const token = randomUUID();
  const server = createServer((socket) => socket.on('error', () => undefined).end(token));
  server.unref();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const content = JSON.stringify({ pid: process.pid, port, token } satisfies Holder);
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      const handle = await open(file, 'wx', 0o600);
      await handle.writeFile(content);
      await handle.close();
      const isHeld = async () => (await readHolder(file))?.token === token;
      return {
        /** False when another process has deleted or replaced the lock. */
        isHeld,
        async release(): Promise<void> {
          if (await isHeld()) await rm(file, { force: true });
          await new Promise((resolve) => server.close(resolve));
        },
      };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    if (await isHeldBySomeProcess(file)) break;
    await rm(file, { force: true });
  }
  server.close();
  return undefined;
}

async function isHeldBySomeProcess(file: string): Promise<boolean> {
  const holder = await readHolder(file);
  if (!holder) return false;
  return new Promise((resolve) => {
    const socket = connect({ port: holder.port, host: '127.0.0.1' });
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('error', () => resolve(false));
    socket.on('close', () => resolve(answer === holder.token));
    socket.setTimeout(5000, () => {
      resolve(true);
      socket.destroy();
    });
  });
}

async function readHolder(file: string): Promise<Holder | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}
