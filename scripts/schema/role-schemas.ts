import { startEngine, type Engine } from '@lavoir/hasura-engine';
import { buildSchema, type GraphQLSchema } from 'graphql';
import { randomBytes } from 'node:crypto';
import { hasuraRoles, type HasuraRole } from '#contract/account/roles.ts';
import { engineEnvironment } from '../../local-stack/engine-environment.ts';
import { hasuraFolder } from '../../local-stack/project-folder.ts';

const random = () => randomBytes(32).toString('hex');

export type RoleSchemas = Record<HasuraRole | 'admin', string>;

export function roleSchemasOf(engine: Engine): RoleSchemas {
  const schemas = (['admin', ...hasuraRoles] as const).map((role) => [role, engine.schemaSdl(role)] as const);
  return Object.fromEntries(schemas) as RoleSchemas;
}

export async function readRoleSchemas(databaseUrl: string): Promise<RoleSchemas> {
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
    return roleSchemasOf(engine);
  } finally {
    await engine.close();
  }
}

export const builtSchemas = (texts: Record<HasuraRole, string>): Record<HasuraRole, GraphQLSchema> => ({
  anonymous: buildSchema(texts.anonymous),
  client: buildSchema(texts.client),
  owner: buildSchema(texts.owner),
  site_admin: buildSchema(texts.site_admin),
});
