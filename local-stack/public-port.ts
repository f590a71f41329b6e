import { once } from 'node:events';
import { createServer } from 'node:net';
import { StartError } from './start-error.ts';

export async function assertPortIsFree(port: number): Promise<void> {
  const server = createServer();
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening');
  } catch (cause) {
    throw new StartError(portProblem(port, cause as NodeJS.ErrnoException), { cause });
  }
  await once(server.close(), 'close');
}

function portProblem(port: number, error: NodeJS.ErrnoException): string {
  if (error.code === 'EADDRINUSE')
    return `Port ${port} is in use by another program: stop it, or choose another port with PORT=….`;
  if (error.code === 'EACCES')
    return `Port ${port} may not be opened by this user: choose one above 1023 with PORT=….`;
  return `Port ${port} cannot be opened: ${error.message}`;
}
