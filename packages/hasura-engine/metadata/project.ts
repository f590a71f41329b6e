import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ProjectError } from '../errors/project-error.ts';
import { readActions } from './action-entry.ts';
import { readAllowList } from './allow-list-entry.ts';
import { readCronTrigger } from './cron-trigger-entry.ts';
import { readRoles, readTableName, type Entry } from './entry.ts';
import { readText, readYaml } from './project-file.ts';
import { readTable } from './table-entry.ts';

export type Project = ReturnType<typeof readProject>;
export type FunctionMetadata = ReturnType<typeof readFunction>;

/**
 * Reads a project directory (`config.yaml`, `metadata/`). Throws a `ProjectError` for anything unsupported that would
 * change the answers; ignores files of other editions.
 */
export function readProject(projectDirectory: string) {
  if (!existsSync(projectDirectory)) throw new ProjectError(`${projectDirectory} does not exist.`);
  const config = readYaml(projectDirectory, 'config.yaml');
  if (config.get('version').value !== undefined && config.get('version').value !== 3) {
    config.get('version').fail('must be 3');
  }
  const metadata = config.get('metadata_directory').optionalString() ?? 'metadata';
  const file = (name: string) => readYaml(projectDirectory, join(metadata, name));
  for (const name of ['remote_schemas.yaml', 'inherited_roles.yaml', 'rest_endpoints.yaml']) {
    file(name).list()[0]?.fail('is not supported');
  }
  const databases = file(join('databases', 'databases.yaml')).list();
  const [database] = databases;
  if (!database) {
    throw new ProjectError(`${join(metadata, 'databases', 'databases.yaml')} names no database.`);
  }
  databases[1]?.fail('is a second database, which is not supported');
  database.record(['name', 'kind', 'configuration', 'tables', 'functions']);
  const kind = database.get('kind');
  if (!kind.isMissing && kind.value !== 'postgres') kind.fail('must be postgres');
  return {
    source: readSource(database),
    tables: database.get('tables').list().map(readTable),
    functions: database.get('functions').list().map(readFunction),
    actions: readActions(file('actions.yaml'), readText(projectDirectory, join(metadata, 'actions.graphql'))),
    allowList: readAllowList(file('allow_list.yaml'), file('query_collections.yaml')),
    cronTriggers: file('cron_triggers.yaml').list().map(readCronTrigger),
  };
}

function readSource(database: Entry) {
  const connection = database.get('configuration').get('connection_info');
  const url = connection.get('database_url');
  url.record(['from_env']);
  const pool = connection.get('pool_settings');
  return {
    maxConnections: pool.get('max_connections').optionalCount(),
    /** False for a database behind a pooler in transaction mode, where a statement may find another connection. */
    preparesStatements: connection.get('use_prepared_statements').boolean(true),
    /** Variable that holds the address of the database. */
    variable: url.get('from_env').string(),
    place: url,
  };
}

export function databaseUrl(
  { variable, place }: Project['source'],
  environment: Record<string, string | undefined>,
): string {
  return environment[variable] || place.fail(`needs the variable ${variable}, which is not set`);
}

function readFunction(entry: Entry) {
  entry.record(['function', 'permissions', 'comment']);
  return {
    function: readTableName(entry.get('function')),
    roles: readRoles(entry),
    place: entry,
  };
}
