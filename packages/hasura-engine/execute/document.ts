import {
  Kind,
  parse,
  visit,
  type DocumentNode,
  type NameNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type VariableDefinitionNode,
} from 'graphql';
import { invalid } from '../errors/graphql-error.ts';
import { checkFragments, fragmentsByName, type Fragments } from './fragments.ts';
import { repeatedNames } from './repeated-names.ts';

/** One operation of a document, independent of the values of its variables. */
export interface Operation {
  node: OperationDefinitionNode;
  fragments: Fragments;
  variables: Map<string, VariableDefinitionNode>;
  /** Variables used in the operation and its fragments, in the order of their use. */
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
    // A document nested so deeply that it exhausts the stack is invalid as well.
    if (error instanceof Error) return undefined;
    throw error;
  }
}

/** Returns true if an argument is given twice, or a key of an input object. */
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
