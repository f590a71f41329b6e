import { Kind, type InputValueDefinitionNode, type TypeNode } from 'graphql';
import { typeOf } from '../execute/document/variables.ts';
import type {
  ActionRelationshipMetadata,
  ActionsMetadata,
  CustomTypeMetadata,
} from '../metadata/action-entry.ts';
import { tableKey, type Entry } from '../metadata/entry.ts';
import type { ActionRelationship, InputField, TrackedAction, TrackedTable } from '../schema/model.ts';
import { baseName } from '../schema/type-ref.ts';
import { resolveWebhook } from '../webhooks/webhook.ts';
import {
  builtinScalars,
  postgresScalars,
  type CustomType,
  type OutputField,
  type TrackedActions,
} from './model.ts';

export function trackActions(
  metadata: ActionsMetadata,
  tables: Map<string, TrackedTable>,
  environment: Record<string, string | undefined>,
): TrackedActions {
  const { file } = metadata;
  const tableNames = new Set([...tables.values()].map(({ graphqlName }) => graphqlName));
  const types = new Map<string, CustomType>();
  for (const [name, type] of metadata.types) {
    if (tableNames.has(name)) file.fail(`declares the type "${name}", which is the name of a table`);
    types.set(name, customType(type, tables, file));
  }
  const actions = metadata.actions.map((action): TrackedAction => ({
    ...action,
    arguments: (action.field.arguments ?? []).map((node) => inputField(node, file)),
    output: typeOf(action.field.type),
    webhook: resolveWebhook(action.handler, action.headers, environment),
  }));
  checkReferences(metadata, types, file);
  return { actions, types };
}

function customType(
  { node, description, relationships }: CustomTypeMetadata,
  tables: Map<string, TrackedTable>,
  file: Entry,
): CustomType {
  const name = node.name.value;
  if (node.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION)
    return {
      name,
      kind: 'input',
      description,
      fields: (node.fields ?? []).map((field) => inputField(field, file)),
    };
  const fields = (node.fields ?? []).map((output): OutputField => ({
    name: output.name.value,
    type: typeOf(output.type),
  }));
  return {
    name,
    kind: 'object',
    fields,
    relationships: relationships.map((metadata) => relationship(metadata, fields, tables)),
  };
}

function inputField(node: InputValueDefinitionNode, file: Entry): InputField {
  if (node.defaultValue) file.fail(`gives "${node.name.value}" a default value, which actions do not have`);
  return { name: node.name.value, type: typeOf(node.type) };
}

function relationship(
  { name, remote, mapping, place }: ActionRelationshipMetadata,
  fields: OutputField[],
  tables: Map<string, TrackedTable>,
): ActionRelationship {
  const table = tables.get(tableKey(remote));
  if (!table)
    return place.get('remote_table').fail(`is "${remote.schema}.${remote.name}", which is not tracked`);
  if (fields.some((field) => field.name === name)) place.get('name').fail(`repeats the field "${name}"`);
  for (const [field, column] of mapping) {
    const found = fields.find((candidate) => candidate.name === field);
    if (!found || 'list' in found.type) {
      place.get('field_mapping').fail(`names "${field}", which is not a single-valued field of the output`);
    }
    if (!table.relation.columns.has(column)) {
      place.get('field_mapping').get(field).fail(`is not a column of "${remote.name}"`);
    }
  }
  const columns = mapping.map(([, column]) => column);
  const unique = table.relation.uniques.some((key) => key.columns.every((c) => columns.includes(c)));
  return { name, remote: table, columns: mapping, unique };
}

function checkReferences(
  { actions, types: nodes }: ActionsMetadata,
  types: Map<string, CustomType>,
  file: Entry,
) {
  const check = (where: string, node: TypeNode, wrong: 'input' | 'object') => {
    const name = baseName(typeOf(node));
    if (builtinScalars.has(name)) return;
    const found = types.get(name);
    if (!found && postgresScalars.has(name)) types.set(name, { kind: 'scalar', name });
    else if (!found) file.fail(`names the type "${name}" in ${where}, which it does not declare`);
    else if (found.kind === wrong) file.fail(`names the ${wrong} type "${name}" in ${where}`);
  };
  for (const { name, field } of actions) {
    for (const input of field.arguments ?? []) check(`an argument of "${name}"`, input.type, 'object');
    check(`the output of "${name}"`, field.type, 'input');
  }
  for (const [name, { node }] of nodes) {
    const wrong = node.kind === Kind.OBJECT_TYPE_DEFINITION ? 'input' : 'object';
    for (const field of node.fields ?? []) check(`"${name}"`, field.type, wrong);
  }
}
