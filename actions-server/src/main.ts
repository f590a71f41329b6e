import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { demoAdministrator, findDemoAdministrator } from './admin/demo-administrator.ts';
import { warnOfMissingSettings } from './admin/missing-settings.ts';
import { createApp } from './app.ts';
import { type Env, EnvError, readEnv } from './env.ts';
import { createHasura } from './hasura/hasura.ts';
import { stopGracefully } from './http/shutdown.ts';
import { createProcessServices } from './services.ts';
import { createLogger, type Logger } from './telemetry/logger.ts';
import { createMetricsServer } from './telemetry/metrics.ts';

/** Times of a graceful shutdown; Caddy keeps idle connections for 5 seconds. */
const shutdownTimes = { listenMs: 1_000, idleMs: 6_000, graceMs: 20_000 };
const mailMs = 5_000;

const connectionLimits = {
  /** Longer than any proxy keeps an idle connection; otherwise it could send a request into a closing one. */
  keepAliveTimeout: 130_000,
  headersTimeout: 15_000,
  requestTimeout: 300_000,
};

async function main() {
  const env = readEnv(process.env);
  const logger = createLogger(env);
  const tracing = await traceIfConfigured(env, logger);
  const services = createProcessServices({ withProcessMetrics: true });
  const server = createServer(connectionLimits, createApp(env, logger, services));
  const metricsServer = env.METRICS_PORT === undefined ? undefined : createMetricsServer(services.metrics);

  const hasura = createHasura({ url: env.HASURA_URL, adminSecret: env.HASURA_ADMIN_SECRET });
  // A site with a certificate is public, so it waits until the database has been checked for demo accounts.
  services.readiness.isHeldBack = env.PUBLIC_URL.startsWith('https:');

  const listen = async (listener: Server, port: number, what: string) => {
    listener.listen(port, env.HOST);
    await once(listener, 'listening');
    logger.info({ address: listener.address() }, `listening for ${what}`);
  };
  const start = async () => {
    if (metricsServer) await listen(metricsServer, env.METRICS_PORT!, 'metrics');
    await listen(server, env.PORT, 'requests');
    if (services.readiness.isHeldBack) {
      if (await findDemoAdministrator(hasura, logger)) {
        logger.fatal(
          `the database contains ${demoAdministrator}, whose password is public: delete the demo data`,
        );
        process.exit(1);
      }
      services.readiness.isHeldBack = false;
    }
    await warnOfMissingSettings(hasura, logger);
  };
  start().catch((error: unknown) => {
    logger.fatal({ err: error }, 'cannot listen');
    process.exit(1);
  });

  const stop = async (signal: NodeJS.Signals) => {
    logger.info({ signal }, 'stopping');
    services.readiness.isStopping = true;
    const overdue = setTimeout(() => {
      logger.warn('stopping although emails are still being sent');
      process.exit(1);
    }, shutdownTimes.graceMs + mailMs).unref();
    await stopGracefully(server, shutdownTimes);
    await services.background.idle();
    clearTimeout(overdue);
    metricsServer?.close();
    metricsServer?.closeAllConnections();
    await Promise.all(services.closers.map((close) => close()));
    await tracing?.stop();
    logger.info('stopped');
    // A collector that never answers would delay the exit.
    if (tracing) process.exit();
  };
  process.once('SIGTERM', (signal) => void stop(signal));
  process.once('SIGINT', (signal) => void stop(signal));
}

async function traceIfConfigured(env: Env, logger: Logger) {
  if (env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return undefined;
  const { startTracing } = await import('./telemetry/tracing.ts');
  return startTracing(
    { endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT, serviceName: env.OTEL_SERVICE_NAME },
    logger,
  );
}

try {
  await main();
} catch (error) {
  if (!(error instanceof EnvError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
