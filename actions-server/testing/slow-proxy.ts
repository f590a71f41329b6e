import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export async function startSlowProxy(target: number) {
  const sockets = new Set<Socket>();
  let delayMs = 0;
  const pass = (from: Socket, to: Socket) => {
    sockets.add(from.on('error', () => undefined));
    let delivered = Promise.resolve();
    const deliver = (act: () => unknown) => {
      const due = sleep(delayMs);
      // Keeps the order, also while the delay becomes shorter.
      delivered = delivered.then(() => due).then(() => void act());
    };
    from.on('data', (chunk) => deliver(() => to.write(chunk)));
    from.on('close', () => deliver(() => to.destroy()));
  };
  const server = createServer((client) => {
    const upstream = connect(target, '127.0.0.1');
    pass(client, upstream);
    pass(upstream, client);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    delay: (ms: number) => void (delayMs = ms),
    async close() {
      for (const socket of sockets) socket.destroy();
      await once(server.close(), 'close');
    },
  };
}
