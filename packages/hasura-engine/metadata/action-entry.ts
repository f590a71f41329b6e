import {
  Kind,
  parse,
  type DocumentNode,
  type FieldDefinitionNode,
  type InputObjectTypeDefinitionNode,
  type ObjectTypeDefinitionNode,
} from 'graphql';
import { ProjectError } from '../errors/project-error.ts';
import { readRoles, readTableName, type Entry } from './entry.ts';
import { readWebhookHeaders } from './webhook-entry.ts';

export interface CustomTypeMetadata {
  node: InputObjectTypeDefinitionNode | ObjectTypeDefinitionNode;
  description?: string;
  relationships: ActionRelationshipMetadata[];
}

export type ActionsMetadata = ReturnType<typeof readActions>;
export type ActionMetadata = ReturnType<typeof readAction>;
export type ActionRelationshipMetadata = ReturnType<typeof readRelationship>;

/** Reads `actions.yaml` with the SDL beside it. The CLI writes one root block per action; they are merged. */
export function readActions(entry: Entry, sdl: Entry) {
  entry.record(['actions', 'custom_types']);
  const document = parseSdl(sdl);
  const fields = rootFields(document, sdl);
  const actions = entry
    .get('actions')
    .list()
    .map((action) => readAction(action, fields, sdl));
  const configured = new Set(actions.map(({ name }) => name));
  for (const name of fields.keys()) {
    if (!configured.has(name)) sdl.fail(`declares the action "${name}", which ${entry.file} does not have`);
  }
  const types = customTypes(document, sdl);
  addListed(entry.get('custom_types'), types);
  return { actions, types, file: sdl };
}

function parseSdl(sdl: Entry): DocumentNode {
  const text = sdl.optionalString() ?? '';
  if (text.split('\n').every((line) => /^\s*(#|$)/.test(line)))
    return { kind: Kind.DOCUMENT, definitions: [] };
  try {
    return parse(text, { noLocation: true });
  } catch (error) {
    throw new ProjectError(`${sdl.file} is not valid GraphQL: ${(error as Error).message}`, { cause: error });
  }
}

interface RootField {
  root: 'query' | 'mutation';
  field: FieldDefinitionNode;
}

function rootFields({ definitions }: DocumentNode, sdl: Entry): Map<string, RootField> {
  const fields = new Map<string, RootField>();
  for (const node of definitions) {
    if (node.kind !== Kind.OBJECT_TYPE_DEFINITION && node.kind !== Kind.OBJECT_TYPE_EXTENSION) continue;
    const root = { Query: 'query', Mutation: 'mutation' }[node.name.value] as RootField['root'] | undefined;
    if (!root) continue;
    for (const field of node.fields ?? []) {
      if (fields.has(field.name.value)) sdl.fail(`declares the action "${field.name.value}" twice`);
      fields.set(field.name.value, { root, field });
    }
  }
  return fields;
}

function customTypes({ definitions }: DocumentNode, sdl: Entry): Map<string, CustomTypeMetadata> {
  const types = new Map<string, CustomTypeMetadata>();
  for (const node of definitions) {
    switch (node.kind) {
      case Kind.OBJECT_TYPE_DEFINITION:
      case Kind.INPUT_OBJECT_TYPE_DEFINITION: {
        const name = node.name.value;
        if (name === 'Query' || name === 'Mutation') continue;
        if (types.has(name)) sdl.fail(`declares the type "${name}" twice`);
        types.set(name, { node, relationships: [] });
        break;
      }
      case Kind.OBJECT_TYPE_EXTENSION:
        break;
      default:
        sdl.fail(`holds a ${node.kind}, which actions cannot use`);
    }
  }
  return types;
}

function readAction(entry: Entry, fields: Map<string, RootField>, sdl: Entry) {
  entry.record(['name', 'definition', 'permissions', 'comment']);
  const name = entry.get('name').string();
  const declared = fields.get(name);
  if (!declared) return entry.get('name').fail(`is "${name}", which ${sdl.file} does not declare`);
  const definition = entry.get('definition');
  definition.record(['kind', 'type', 'handler', 'forward_client_headers', 'headers', 'timeout']);
  definition.get('kind').oneOf(['synchronous'], 'synchronous');
  const handler = definition.get('handler');
  handler.string();
  return {
    name,
    ...declared,
    handler,
    headers: readWebhookHeaders(definition.get('headers')),
    forwardClientHeaders: definition.get('forward_client_headers').boolean(false),
    timeoutSeconds: definition.get('timeout').optionalCount() ?? 30,
    roles: readRoles(entry),
  };
}

const typeLists = {
  input_objects: Kind.INPUT_OBJECT_TYPE_DEFINITION,
  objects: Kind.OBJECT_TYPE_DEFINITION,
};
/** The CLI writes these lists, which must be empty. */
const unsupportedLists = ['enums', 'scalars'];

/** Adds what metadata says about the types; their descriptions in the SDL do not count. */
function addListed(entry: Entry, types: Map<string, CustomTypeMetadata>): void {
  entry.record([...Object.keys(typeLists), ...unsupportedLists]);
  for (const list of unsupportedLists)
    for (const type of entry.get(list).list()) type.fail('is not supported');
  for (const [list, kind] of Object.entries(typeLists))
    for (const listed of entry.get(list).list()) {
      listed.record(['name', 'description', 'relationships']);
      const name = listed.get('name').string();
      const type = types.get(name);
      if (type?.node.kind !== kind)
        return listed.get('name').fail(`is "${name}", which actions.graphql does not declare`);
      type.description = listed.get('description').optionalString();
      type.relationships = listed.get('relationships').list().map(readRelationship);
    }
}

function readRelationship(entry: Entry) {
  entry.record(['name', 'type', 'source', 'remote_table', 'field_mapping', 'description']);
  entry.get('type').oneOf(['object'], 'object');
  const mapping = [...entry.get('field_mapping').record()].map(([field, column]): [string, string] => [
    field,
    column.string(),
  ]);
  if (mapping.length === 0) entry.get('field_mapping').fail('maps no field');
  return {
    name: entry.get('name').string(),
    remote: readTableName(entry.get('remote_table')),
    mapping,
    place: entry,
  };
}
