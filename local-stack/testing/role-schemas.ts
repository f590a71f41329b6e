import { buildSchema, type GraphQLSchema } from 'graphql';
import { hasuraRoles, type HasuraRole } from '#contract/account/roles.ts';
import { createTestDatabase, startTestEngine } from './test-database.ts';

/** Returns the schema that each role sees, from the migrations and the metadata. */
export async function readTestSchemas(): Promise<Record<HasuraRole, GraphQLSchema>> {
  const database = await createTestDatabase();
  const engine = await startTestEngine(database.url);
  try {
    const schemas = hasuraRoles.map((role) => [role, buildSchema(engine.schemaSdl(role))] as const);
    return Object.fromEntries(schemas) as Record<HasuraRole, GraphQLSchema>;
  } finally {
    await engine.close();
    await database.drop();
  }
}
