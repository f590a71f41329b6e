import {
  Kind,
  parse,
  visit,
  type DocumentNode,
  type FragmentDefinitionNode,
  type NameNode,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  type VariableDefinitionNode,
} from 'graphql';
import { GraphqlError, invalid } from '../../errors/graphql-error.ts';

export interface Operation {
  node: OperationDefinitionNode;
  fragments: Fragments;
  variables: Map<string, VariableDefinitionNode>;
  usedVariables: Set<string>;
}

const maxTokens = 100_000;

export function parseDocument(query: string): DocumentNode {
  const document = parsed(query);
  if (!document || repeatsName(document)) throw invalid('not a valid graphql query', '$.query');
  return document;
}

function parsed(query: string): DocumentNode | undefined {
  try {
    return parse(query, { noLocation: true, maxTokens });
  } catch (error) {
    if (error instanceof Error) return undefined;
    throw error;
  }
}

function repeatsName(document: DocumentNode): boolean {
  let found = false;
  const check = (nodes: readonly { name: NameNode }[] = []) => {
    found ||= repeatedNames(nodes).size > 0;
  };
  visit(document, {
    Field: (node) => check(node.arguments),
    Directive: (node) => check(node.arguments),
    ObjectValue: (node) => check(node.fields),
  });
  return found;
}

export function chooseOperation(document: DocumentNode, operationName: string | null | undefined): Operation {
  const { definitions } = document;
  const operations = definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  const node = pick(operations, operationName ?? undefined);
  const fragments = fragmentsByName(definitions.filter((each) => each.kind === Kind.FRAGMENT_DEFINITION));
  checkFragments(node.selectionSet, fragments);
  const variables = new Map(
    node.variableDefinitions?.map((definition) => [definition.variable.name.value, definition]),
  );
  return { node, fragments, variables, usedVariables: variablesBelow(node, fragments) };
}

function pick(operations: OperationDefinitionNode[], name: string | undefined): OperationDefinitionNode {
  const [only] = operations;
  if (name !== undefined) {
    if (operations.length > 1 && operations.some((node) => !node.name)) {
      throw invalid('operationName cannot be used when an anonymous operation exists in the document');
    }
    const found = operations.find((node) => node.name?.value === name);
    if (!found) throw invalid(`no such operation found in the document: "${name}"`);
    return found;
  }
  if (!only || operations.length > 1) {
    throw invalid(
      'exactly one operation has to be present in the document when operationName is not specified',
    );
  }
  return only;
}

function variablesBelow(operation: OperationDefinitionNode, fragments: Fragments): Set<string> {
  const used = new Set<string>();
  const seen = new Set<string>();
  const walk = (node: SelectionSetNode | OperationDefinitionNode) =>
    visit(node, {
      VariableDefinition: () => false,
      Variable: ({ name }) => void used.add(name.value),
      FragmentSpread({ name }) {
        const fragment = fragments.get(name.value);
        if (!fragment || seen.has(name.value)) return;
        seen.add(name.value);
        walk(fragment.selectionSet);
      },
    });
  walk(operation);
  return used;
}

type Fragments = Map<string, FragmentDefinitionNode>;

const maxShown = 500;

function fragmentsByName(definitions: FragmentDefinitionNode[]): Fragments {
  const fragments: Fragments = new Map();
  for (const node of definitions) {
    const name = node.name.value;
    if (fragments.has(name))
      throw new GraphqlError('parse-failed', `multiple definitions for fragment "${name}"`);
    fragments.set(name, node);
  }
  return fragments;
}

interface Level {
  key: string | undefined;
  fragment: string | undefined;
  selections: Iterator<SelectionNode>;
}

function checkFragments(root: SelectionSetNode, fragments: Fragments): void {
  const levels: Level[] = [];
  const open = new Set<string>();
  const finished = new Set<string>();
  const enter = (key: string | undefined, { selections }: SelectionSetNode, fragment?: string) =>
    levels.push({ key, fragment, selections: selections[Symbol.iterator]() });

  enter(undefined, root);
  for (let level = levels.at(-1); level; level = levels.at(-1)) {
    const { value: node } = level.selections.next() as IteratorResult<SelectionNode, undefined>;
    if (!node) {
      levels.pop();
      if (level.fragment !== undefined) {
        open.delete(level.fragment);
        finished.add(level.fragment);
      }
    } else if (node.kind === Kind.FIELD) {
      if (node.selectionSet) enter(node.name.value, node.selectionSet);
    } else if (node.kind === Kind.INLINE_FRAGMENT) {
      enter(undefined, node.selectionSet);
    } else if (!finished.has(node.name.value)) {
      const name = node.name.value;
      const fragment = fragments.get(name);
      if (open.has(name)) throw invalid(cycleMessage(levels, name), pathOf(levels));
      if (!fragment) throw invalid(`reference to undefined fragment "${name}"`, pathOf(levels));
      open.add(name);
      enter(name, fragment.selectionSet, name);
    }
  }
}

function cycleMessage(levels: Level[], repeated: string): string {
  const chain = levels.flatMap(({ fragment }) => fragment ?? []);
  const names = chain.slice(chain.indexOf(repeated)).join(', ');
  return `the fragment definition(s) ${names.slice(0, maxShown)} form a cycle`;
}

function pathOf(levels: Level[]): string {
  const keys = levels.flatMap(({ key }) => (key === undefined ? [] : [`.selectionSet.${key}`]));
  return `$${keys.join('')}.selectionSet`.slice(0, maxShown);
}

export function repeatedNames(nodes: readonly { name: { value: string } }[]): Set<string> {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const { name } of nodes) {
    if (seen.has(name.value)) repeated.add(name.value);
    seen.add(name.value);
  }
  return repeated;
}
