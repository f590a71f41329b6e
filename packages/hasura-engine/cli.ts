/**
 * Serves any Hasura v3 project directory:
 * `npm start -w @lavoir/hasura-engine -- --project <folder> --database-url <url> --port <n>`. Settings come from the environment, under
 * Hasura's own names. Pending migrations are applied first, unless `--skip-migrations` is given.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startEngine } from './engine.ts';
import { readSettings } from './environment.ts';
import { ProjectError } from './errors/project-error.ts';
import { databaseUrl, readProject } from './metadata/project.ts';
import { applyMigrations } from './migrations/apply.ts';

const options = {
  project: { type: 'string', default: '.' },
  'database-url': { type: 'string' },
  port: { type: 'string' },
  host: { type: 'string' },
  'skip-migrations': { type: 'boolean', default: false },
} as const;

const print = (stream: NodeJS.WriteStream, message: string) => void stream.write(`${message}\n`);

async function main(): Promise<void> {
  const { values } = parseArgs({ options });
  const environment = process.env;
  // npm starts a script of a workspace in that workspace, and names the original folder.
  const projectDirectory = path.resolve(environment.INIT_CWD ?? '.', values.project);
  const url = values['database-url'] ?? databaseUrl(readProject(projectDirectory).source, environment);
  const port = Number(values.port ?? environment.HASURA_GRAPHQL_SERVER_PORT ?? 8080);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new ProjectError('--port must be a number from 0 to 65535.');
  for (const name of readSettings(environment).ignoredVariables) {
    print(process.stderr, `${name} is not supported by this engine and has no effect.`);
  }
  if (!values['skip-migrations']) {
    await applyMigrations({
      projectDirectory,
      databaseUrl: url,
      log: (message) => print(process.stdout, message),
    });
  }
  const engine = await startEngine({
    projectDirectory,
    databaseUrl: url,
    environment,
    host: values.host ?? environment.HASURA_GRAPHQL_SERVER_HOST ?? '127.0.0.1',
    port,
  });
  print(process.stdout, `The engine is listening at ${engine.url}`);
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isStopping) process.exit(1);
      isStopping = true;
      void engine.close().then(() => process.exit(0));
    });
  }
}

main().catch((error: unknown) => {
  const { code, message } = error as NodeJS.ErrnoException;
  const isKnown = error instanceof ProjectError || code !== undefined;
  print(process.stderr, isKnown ? message || String(code) : String((error as Error).stack));
  process.exit(1);
});
