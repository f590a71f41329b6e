import { actionFields } from '../actions/fields.ts';
import { primaryKeyColumns, selectAccess } from './access.ts';
import { keyInputs } from './column-type.ts';
import { functionFields } from './function-fields.ts';
import type { Field, ObjectType, RoleSchema, TableAccess, TrackedFunction } from './model.ts';
import { mutationRoot } from './mutation-fields.ts';
import { selectArguments } from './table-inputs.ts';
import { aggregateType, tableType } from './table-types.ts';
import type { TrackedSource } from './tracked.ts';
import { listOf, nullable, required } from './type-ref.ts';
import { defineObject, defineScalar, rootField, type TypeRegistry } from './type-registry.ts';
import { writeAccess } from './write-access.ts';

interface SchemaSettings {
  /** HASURA_GRAPHQL_INFER_FUNCTION_PERMISSIONS: roles that may read a table may call stable functions that return it. */
  inferFunctionPermissions: boolean;
}

const noQueries =
  'There are no queries available to the current role. Either there are no sources or remote schemas configured, ' +
  "or the current role doesn't have the required permissions.";

/** Builds the schema of one role. A role that metadata does not name has an empty one. */
export function buildRoleSchema(
  source: TrackedSource,
  role: string,
  settings: SchemaSettings,
  isBackend = false,
): RoleSchema {
  const access = selectAccess(source.tables, role);
  const writes = writeAccess(source.tables, role, access, isBackend);
  const registry: TypeRegistry = { types: new Map(), access, writes };
  for (const scalar of ['String', 'Boolean', 'Int']) defineScalar(registry, scalar);
  defineObject(registry, 'query_root', undefined, () => {
    const fields = [...registry.access.values()].flatMap((access) => tableFields(registry, access));
    fields.push(...callableFields(registry, source.functions, role, settings, false));
    fields.push(...actionFields(registry, source.actions, role, 'query'));
    return fields.length > 0 ? fields : [placeholder];
  });
  const mutationType = mutationRoot(registry, [
    ...callableFields(registry, source.functions, role, settings, true),
    ...actionFields(registry, source.actions, role, 'mutation'),
  ]);
  return {
    role,
    types: registry.types,
    queryType: registry.types.get('query_root') as ObjectType,
    introspects: !source.introspectionDisabledFor.has(role),
    mutationType,
  };
}

const placeholder: Field = {
  name: 'no_queries_available',
  description: noQueries,
  type: required('String'),
  args: new Map(),
  source: { kind: 'placeholder', text: noQueries },
};

function callableFields(
  registry: TypeRegistry,
  functions: TrackedFunction[],
  role: string,
  settings: SchemaSettings,
  isMutation: boolean,
): Field[] {
  return functions.flatMap((tracked) => {
    const access = registry.access.get(tracked.table);
    if (!access || tracked.isMutation !== isMutation || !mayCall(tracked, role, settings)) return [];
    return functionFields(registry, tracked, access);
  });
}

function mayCall({ database, metadata }: TrackedFunction, role: string, settings: SchemaSettings): boolean {
  if (role === 'admin' || metadata.roles.has(role)) return true;
  return settings.inferFunctionPermissions && !database.volatile;
}

function tableFields(registry: TypeRegistry, access: TableAccess): Field[] {
  const { table, rootFields } = access;
  const base = table.graphqlName;
  const fetch = (what: string) => `fetch ${what} from the table: "${table.relation.name}"`;
  const fields: Field[] = [];
  if (rootFields.select) {
    fields.push(
      rootField(
        table,
        'select',
        { name: base, description: fetch('data') },
        listOf(required(tableType(registry, access)), true),
        selectArguments(registry, access),
        { kind: 'select', access },
      ),
    );
  }
  if (rootFields.select_aggregate && access.allowAggregations) {
    fields.push(
      rootField(
        table,
        'select_aggregate',
        { name: `${base}_aggregate`, description: fetch('aggregated fields') },
        required(aggregateType(registry, access)),
        selectArguments(registry, access),
        { kind: 'select_aggregate', access },
      ),
    );
  }
  const key = primaryKeyColumns(access);
  if (rootFields.select_by_pk && key) {
    fields.push(
      rootField(
        table,
        'select_by_pk',
        { name: `${base}_by_pk`, description: `${fetch('data')} using primary key columns` },
        nullable(tableType(registry, access)),
        keyInputs(registry, key),
        { kind: 'select_by_pk', access },
      ),
    );
  }
  return fields;
}
