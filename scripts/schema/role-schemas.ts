import { randomBytes } from 'node:crypto';
import { hasuraRoles, type HasuraRole } from '#contract/account/roles.ts';
import { engineEnvironment } from '../../local-stack/engine-environment.ts';
import { startEngine } from '@lavoir/hasura-engine';
import { hasuraFolder } from '../../local-stack/project-folder.ts';

const random = () => randomBytes(32).toString('hex');

/** Returns the schema of each role, as the engine prints it; `admin` is Hasura's superuser, who sees everything. */
export async function readRoleSchemas(databaseUrl: string): Promise<Record<HasuraRole | 'admin', string>> {
  const engine = await startEngine({
    projectDirectory: hasuraFolder,
    databaseUrl,
    environment: engineEnvironment({
      databaseUrl,
      adminSecret: random(),
      jwtKey: random(),
      hookSecret: random(),
      actionsUrl: 'http://127.0.0.1:9',
    }),
  });
  try {
    const schemas = (['admin', ...hasuraRoles] as const).map(
      (role) => [role, engine.schemaSdl(role)] as const,
    );
    return Object.fromEntries(schemas) as Record<HasuraRole | 'admin', string>;
  } finally {
    await engine.close();
  }
}
