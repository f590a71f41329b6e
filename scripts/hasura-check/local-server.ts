import { startEngine, type Engine } from '@lavoir/hasura-engine';
import { runScript } from '../../local-stack/database.ts';
import { engineEnvironment } from '../../local-stack/engine-environment.ts';
import { freePort } from '../../local-stack/free-port.ts';
import { hasuraFolder } from '../../local-stack/project-folder.ts';
import { roleSchemasOf } from '../schema/role-schemas.ts';
import type { Server } from './server.ts';

export interface LocalServer extends Pick<
  Server,
  'url' | 'adminSecret' | 'jwtKey' | 'hookSecret' | 'schemas' | 'runSql'
> {
  stop(): Promise<void>;
  start(options?: { allowList: boolean }): Promise<void>;
}

/** Starts our engine on a migrated database. Its actions and events go to `actionsUrl`. */
export async function startLocalServer(databaseUrl: string, actionsUrl: string): Promise<LocalServer> {
  const secrets = {
    adminSecret: 'admin-secret-of-check-hasura',
    jwtKey: 'jwt-key-of-check-hasura-for-hs256-tokens',
    hookSecret: 'hook-secret-of-check-hasura',
  };
  const port = await freePort();
  let engine: Engine | undefined;
  const server: LocalServer = {
    ...secrets,
    url: `http://127.0.0.1:${port}`,
    schemas: async () => roleSchemasOf(engine!),
    runSql: (sql) => runScript(databaseUrl, sql),
    async stop() {
      await engine?.close();
      engine = undefined;
    },
    async start({ allowList } = { allowList: false }) {
      engine = await startEngine({
        projectDirectory: hasuraFolder,
        databaseUrl,
        port,
        // Logs nothing, because the checks cause refused deliveries.
        log: { error: () => undefined },
        environment: {
          ...engineEnvironment({ ...secrets, databaseUrl, actionsUrl }),
          HASURA_GRAPHQL_ENABLE_ALLOWLIST: String(allowList),
        },
      });
    },
  };
  await server.start();
  return server;
}
