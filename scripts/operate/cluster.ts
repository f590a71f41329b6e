import path from 'node:path';
import { readSettings } from '../../local-stack/settings.ts';
import { StartError } from '../../local-stack/start-error.ts';
import { startCluster } from '../cluster/cluster.ts';

const { port, dataDirectory, server } = readSettings(process.env);
const folder = path.join(dataDirectory, 'cluster');
const stopped = new Promise<void>((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => resolve());
});
try {
  const log = (message: string) => console.log(`· ${message}`);
  const cluster = await startCluster(folder, port, {
    rateLimitFactor: Number(server.RATE_LIMIT_FACTOR),
    log,
  });
  if (process.env.SYNCHRONOUS === '1') await cluster.databases.setSynchronous(true);
  console.table(cluster.processes.list());
  log(`${cluster.url}, logs in ${folder}`);
  await stopped;
  log('stopping');
  await cluster.close();
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}
