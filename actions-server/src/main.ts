import { createServer } from 'node:http';
import { createApp } from './app.ts';
import { EnvError, readEnv } from './env.ts';
import { createLogger } from './platform/logger.ts';
import { stopGracefully } from './platform/shutdown.ts';

/** How long requests under way may take to finish once the server has been told to stop. */
const farewellMs = 10_000;

/** Longer than a proxy keeps an idle connection (Caddy: 2 minutes), which would else send a request into a closing one. */
const keepAliveMs = 130_000;

function main() {
  const env = readEnv(process.env);
  const logger = createLogger(env);
  const server = createServer({ keepAliveTimeout: keepAliveMs }, createApp(env, logger));

  server.on('error', (error) => {
    logger.fatal({ err: error }, 'cannot listen');
    process.exitCode = 1;
  });
  server.listen(env.PORT, env.HOST, () => logger.info({ address: server.address() }, 'listening'));

  const stop = (signal: NodeJS.Signals) => {
    logger.info({ signal }, 'stopping');
    void stopGracefully(server, farewellMs).then(() => logger.info('stopped'));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

try {
  main();
} catch (error) {
  if (!(error instanceof EnvError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
