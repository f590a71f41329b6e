import {
  Kind,
  parse,
  type DefinitionNode,
  type DocumentNode,
  type EnumValueDefinitionNode,
  type FieldDefinitionNode,
  type InputValueDefinitionNode,
} from 'graphql';

/**
 * Returns the union of the schemas of all roles. Documents are validated against it, because several roles may send the
 * same document; permission tests cover access.
 */
export function mergeSchemas(sources: string[]): DocumentNode {
  const merged = new Map<string, DefinitionNode>();
  for (const definition of sources.flatMap((source) => parse(source, { noLocation: true }).definitions)) {
    const key = 'name' in definition && definition.name ? definition.name.value : definition.kind;
    const known = merged.get(key);
    merged.set(key, known ? mergeDefinitions(known, definition) : definition);
  }
  return { kind: Kind.DOCUMENT, definitions: [...merged.values()] };
}

function mergeDefinitions(first: DefinitionNode, second: DefinitionNode): DefinitionNode {
  if (first.kind === Kind.OBJECT_TYPE_DEFINITION && second.kind === first.kind)
    return { ...first, fields: mergeNamed(first.fields, second.fields, mergeFields) };
  if (first.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION && second.kind === first.kind)
    return { ...first, fields: mergeNamed(first.fields, second.fields) };
  if (first.kind === Kind.ENUM_TYPE_DEFINITION && second.kind === first.kind)
    return { ...first, values: mergeNamed(first.values, second.values) };
  if (first.kind === Kind.SCHEMA_DEFINITION && second.kind === first.kind)
    return first.operationTypes.length >= second.operationTypes.length ? first : second;
  return first;
}

const mergeFields = (first: FieldDefinitionNode, second: FieldDefinitionNode): FieldDefinitionNode => ({
  ...first,
  arguments: mergeNamed(first.arguments, second.arguments),
});

function mergeNamed<Node extends FieldDefinitionNode | InputValueDefinitionNode | EnumValueDefinitionNode>(
  first: readonly Node[] = [],
  second: readonly Node[] = [],
  mergeTwo: (first: Node, second: Node) => Node = (one) => one,
): Node[] {
  const merged = new Map(first.map((node) => [node.name.value, node]));
  for (const node of second) {
    const known = merged.get(node.name.value);
    merged.set(node.name.value, known ? mergeTwo(known, node) : node);
  }
  return [...merged.values()];
}
