import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export type CommitFate = 'passes' | 'isRefused' | 'isUnheard';

/** The proxy decides on each commit by what its transaction has sent. */
export async function startLossyDatabase(databaseUrl: string, fate: (sent: string) => CommitFate) {
  const target = new URL(databaseUrl);
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname);
    let isLost = false;
    let inTransaction = '';
    for (const socket of [client, database]) {
      open.add(socket);
      socket.on('error', () => undefined).on('close', () => void [client.destroy(), database.destroy()]);
    }
    client.on('data', (sent) => {
      inTransaction += sent.toString('latin1');
      if (sent.includes('commit')) {
        const decided = fate(inTransaction);
        inTransaction = '';
        if (decided === 'isRefused') return void client.destroy();
        isLost = decided === 'isUnheard';
      }
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
