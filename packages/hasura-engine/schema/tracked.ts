import type { TrackedActions } from '../actions/model.ts';
import { trackActions } from '../actions/track.ts';
import type { Catalog, Relation } from '../catalog/model.ts';
import { tableKey, type TableName } from '../metadata/entry.ts';
import type { FunctionMetadata, Project } from '../metadata/project.ts';
import type { TableMetadata } from '../metadata/table-entry.ts';
import { argumentsOf, requireFunction } from './function-arguments.ts';
import { isGraphqlName, requireName } from './graphql-names.ts';
import type { TrackedColumn, TrackedFunction, TrackedTable } from './model.ts';
import { resolveRelationship } from './relationship.ts';

export interface TrackedSource {
  preparesStatements: boolean;
  tables: Map<string, TrackedTable>;
  functions: TrackedFunction[];
  actions: TrackedActions;
  roles: Set<string>;
}

export function trackSource(
  project: Project,
  catalog: Catalog,
  environment: Record<string, string | undefined>,
): TrackedSource {
  const tables = new Map<string, TrackedTable>();
  for (const metadata of project.tables) {
    const key = tableKey(metadata.table);
    const relation = catalog.relations.get(key);
    const place = metadata.place.get('table');
    if (!relation) place.fail(`is ${shown(metadata.table)}, which the database does not have`);
    if (tables.has(key)) place.fail(`is ${shown(metadata.table)}, which is already tracked`);
    tables.set(key, trackTable(metadata, relation as Relation));
  }
  for (const table of tables.values()) {
    for (const relationship of table.metadata.relationships) {
      const { name, place } = relationship;
      if (fieldNames(table).includes(name)) place.get('name').fail(`repeats the field "${name}"`);
      requireName(name, place.get('name'));
      table.relationships.set(name, resolveRelationship(relationship, table, tables));
    }
  }
  const functions = project.functions.map((metadata) => trackFunction(metadata, catalog, tables));
  const actions = trackActions(project.actions, tables, environment);
  const { preparesStatements } = project.source;
  return { preparesStatements, tables, functions, actions, roles: rolesOf(project) };
}

const shown = ({ schema, name }: TableName) => `"${schema}.${name}"`;

const fieldNames = (table: TrackedTable): string[] => [
  ...[...table.columns.values()].map(({ graphqlName }) => graphqlName),
  ...table.relationships.keys(),
];

const defaultName = ({ schema, name }: TableName) => (schema === 'public' ? name : `${schema}_${name}`);

function trackTable(metadata: TableMetadata, relation: Relation): TrackedTable {
  const graphqlName = metadata.customName ?? defaultName(metadata.table);
  requireName(graphqlName, metadata.place.get('table'));
  for (const [name, { place }] of metadata.columns) {
    if (!relation.columns.has(name)) place.fail(`is not a column of ${shown(metadata.table)}`);
  }
  const columns = new Map<string, TrackedColumn>();
  const taken = new Set<string>();
  for (const column of relation.columns.values()) {
    const configured = metadata.columns.get(column.name);
    const name = configured?.customName ?? column.name;
    if (!isGraphqlName(name)) {
      if (configured?.customName !== undefined) requireName(name, configured.place);
      continue;
    }
    if (taken.has(name))
      (configured?.place ?? metadata.place).fail(`gives the name "${name}" to two columns`);
    taken.add(name);
    columns.set(column.name, { ...column, graphqlName: name });
  }
  return {
    graphqlName,
    relation,
    metadata,
    columns,
    relationships: new Map(),
  };
}

function trackFunction(
  metadata: FunctionMetadata,
  catalog: Catalog,
  tables: Map<string, TrackedTable>,
): TrackedFunction {
  const place = metadata.place.get('function');
  const database = requireFunction(metadata.function, catalog, place);
  if (database.variadic || !database.onlyInArguments) {
    place.fail('must have IN arguments only, and none that is variadic');
  }
  const table = tables.get(tableKey(database.returns));
  if (!table || !database.returnsSet) place.fail('must return a set of rows of a tracked table');
  if (database.volatile) place.fail('must not be volatile');
  const graphqlName = defaultName(metadata.function);
  requireName(graphqlName, place);
  return {
    graphqlName,
    database,
    metadata,
    table: table as TrackedTable,
    arguments: argumentsOf(database),
  };
}

function rolesOf(project: Project): Set<string> {
  const roles = new Set<string>();
  for (const table of project.tables) {
    const permissions = [
      table.selectPermissions,
      table.insertPermissions,
      table.updatePermissions,
      table.deletePermissions,
    ];
    for (const byRole of permissions) for (const role of byRole.keys()) roles.add(role);
  }
  for (const { roles: named } of [...project.functions, ...project.actions.actions])
    for (const role of named) roles.add(role);
  return roles;
}
