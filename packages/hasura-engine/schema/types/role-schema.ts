import { actionFields } from '../../actions/fields.ts';
import { selectAccess } from '../access.ts';
import type { Field, ObjectType, RoleSchema, TrackedFunction } from '../model.ts';
import type { TrackedSource } from '../tracked.ts';
import { required } from '../type-ref.ts';
import { writeAccess } from '../write-access.ts';
import { mutationRoot } from './mutation-fields.ts';
import { functionFields, selectFields } from './select-fields.ts';
import { defineObject, defineScalar, field, type TypeRegistry } from './type-registry.ts';

const noQueries =
  'There are no queries available to the current role. Either there are no sources or remote schemas configured, ' +
  "or the current role doesn't have the required permissions.";

export function buildRoleSchema(source: TrackedSource, role: string): RoleSchema {
  const access = selectAccess(source.tables, role);
  const writes = writeAccess(source.tables, role, access);
  const registry: TypeRegistry = { types: new Map(), access, writes };
  for (const scalar of ['String', 'Boolean', 'Int']) defineScalar(registry, scalar);
  defineObject(registry, 'query_root', () => {
    const fields = [...registry.access.values()].flatMap((access) => selectFields(registry, access));
    fields.push(...callableFields(registry, source.functions, role));
    fields.push(...actionFields(registry, source.actions, role, 'query'));
    return fields.length > 0 ? fields : [placeholder];
  });
  const mutationType = mutationRoot(registry, actionFields(registry, source.actions, role, 'mutation'));
  return {
    types: registry.types,
    queryType: registry.types.get('query_root') as ObjectType,
    mutationType,
  };
}

const placeholder = field('no_queries_available', required('String'), {
  kind: 'placeholder',
  text: noQueries,
});

function callableFields(registry: TypeRegistry, functions: TrackedFunction[], role: string): Field[] {
  return functions.flatMap((tracked) => {
    const access = registry.access.get(tracked.table);
    const mayCall = role === 'admin' || tracked.metadata.roles.has(role);
    return access && mayCall ? functionFields(registry, tracked, access) : [];
  });
}
