import { startEngine, type Engine } from '@lavoir/hasura-engine';
import { runScript } from '../../local-stack/database.ts';
import { engineEnvironment } from '../../local-stack/engine-environment.ts';
import { freePort } from '../../local-stack/free-port.ts';
import { hasuraFolder } from '../../local-stack/project-folder.ts';
import { roleSchemasOf } from '../schema/role-schemas.ts';

export async function startLocalServer(databaseUrl: string, actionsUrl: string) {
  const secrets = {
    adminSecret: 'admin-secret-of-check-hasura',
    jwtKey: 'jwt-key-of-check-hasura-for-hs256-tokens',
    hookSecret: 'hook-secret-of-check-hasura',
  };
  const port = await freePort();
  let engine: Engine | undefined;
  const server = {
    ...secrets,
    url: `http://127.0.0.1:${port}`,
    schemas: async () => roleSchemasOf(engine!),
    runSql: (sql: string) => runScript(databaseUrl, sql),
    async stop(): Promise<void> {
      await engine?.close();
      engine = undefined;
    },
    async start({ allowList } = { allowList: false }): Promise<void> {
      engine = await startEngine({
        projectDirectory: hasuraFolder,
        databaseUrl,
        port,
        log: { error: () => undefined },
        environment: engineEnvironment({ ...secrets, databaseUrl, actionsUrl, allowList }),
      });
    },
  };
  await server.start();
  return server;
}
