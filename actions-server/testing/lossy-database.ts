import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/**
 * Starts a proxy in front of a database that loses the answer to one commit, the `lost`th: it is done, and nobody hears of
 * it.
 */
export async function startLossyDatabase(databaseUrl: string, lost: number) {
  const target = new URL(databaseUrl);
  const open = new Set<Socket>();
  let commits = 0;
  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname);
    let isLost = false;
    for (const socket of [client, database]) {
      open.add(socket);
      socket.on('error', () => undefined).on('close', () => void [client.destroy(), database.destroy()]);
    }
    client.on('data', (sent) => {
      if (sent.includes('commit')) isLost = (commits += 1) === lost;
      database.write(sent);
    });
    database.on('data', (answer) => void (isLost ? client.destroy() : client.write(answer)));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    async stop() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
