import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { demoAdministrator, findDemoAdministrator } from './admin/demo-administrator.ts';
import { warnOfMissingSettings } from './admin/missing-settings.ts';
import { createApp, createProcessServices } from './app.ts';
import { EnvError, readEnv, type Env } from './env.ts';
import { createHasura } from './platform/hasura.ts';
import { createLogger, type Logger } from './platform/logger.ts';
import { createMetricsServer } from './platform/metrics-server.ts';
import { stopGracefully } from './platform/shutdown.ts';

/** What the server still does once it has been told to stop; Caddy keeps idle connections for 5 seconds. */
const farewell = { listenMs: 1_000, idleMs: 6_000, graceMs: 20_000 };
/** Further time for the mails that follow from the last requests. */
const mailMs = 5_000;

const connectionLimits = {
  /** Longer than any proxy keeps an idle connection, which would else send a request into a closing one. */
  keepAliveTimeout: 130_000,
  /** A client that dribbles its headers, or a body larger than the photos of one upload need, holds no connection for ever. */
  headersTimeout: 15_000,
  requestTimeout: 300_000,
};

async function main() {
  const env = readEnv(process.env);
  const logger = createLogger(env);
  const tracing = await traceIfAsked(env, logger);
  const services = createProcessServices({ withProcessMetrics: true });
  const server = createServer(connectionLimits, createApp(env, logger, services));
  const metricsServer = env.METRICS_PORT === undefined ? undefined : createMetricsServer(services.metrics);

  const hasura = createHasura({ url: env.HASURA_URL, adminSecret: env.HASURA_ADMIN_SECRET });
  // A site with a certificate is open to the public.
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
          `the database holds ${demoAdministrator}, whose password everybody knows: delete the demo data`,
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
      logger.warn('stopping although mails are still being sent');
      process.exit(1);
    }, farewell.graceMs + mailMs).unref();
    await stopGracefully(server, farewell);
    await services.background.settled();
    clearTimeout(overdue);
    metricsServer?.close();
    metricsServer?.closeAllConnections();
    await tracing?.stop();
    logger.info('stopped');
    // A collector that never answers would hold the process for longer.
    if (tracing) process.exit();
  };
  process.once('SIGTERM', (signal) => void stop(signal));
  process.once('SIGINT', (signal) => void stop(signal));
}

/** Before anything listens or asks. Without a collector nothing of OpenTelemetry's tracing is even loaded. */
async function traceIfAsked(env: Env, logger: Logger) {
  if (env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return undefined;
  const { startTracing } = await import('./platform/tracing.ts');
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
