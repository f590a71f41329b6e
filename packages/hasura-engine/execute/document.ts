import {
  Kind,
  parse,
  visit,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type VariableDefinitionNode,
} from 'graphql';
import { GraphqlError, invalid } from '../errors/graphql-error.ts';
import { refuseFragmentCycles } from './fragment-cycle.ts';

/** One operation of a document, independent of the values of its variables. */
export interface Operation {
  node: OperationDefinitionNode;
  fragments: Map<string, FragmentDefinitionNode>;
  variables: Map<string, VariableDefinitionNode>;
  /** Variables used in the operation and its fragments. */
  usedVariables: Set<string>;
}

const maxTokens = 100_000;

export function parseDocument(query: string): DocumentNode {
  try {
    return parse(query, { noLocation: true, maxTokens });
  } catch (error) {
    // A document nested so deeply that it exhausts the stack is invalid as well.
    if (error instanceof Error) throw invalid('not a valid graphql query', '$.query');
    throw error;
  }
}

export function chooseOperation(document: DocumentNode, operationName: string | null | undefined): Operation {
  const operations = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of document.definitions) {
    if (node.kind !== Kind.FRAGMENT_DEFINITION) continue;
    if (fragments.has(node.name.value))
      throw invalid(`multiple definitions for fragment "${node.name.value}"`);
    fragments.set(node.name.value, node);
  }
  const node = pick(operations, operationName ?? undefined);
  const variables = new Map<string, VariableDefinitionNode>();
  for (const definition of node.variableDefinitions ?? []) {
    const name = definition.variable.name.value;
    if (variables.has(name))
      throw new GraphqlError('parse-failed', `multiple definitions for variable "${name}"`);
    variables.set(name, definition);
  }
  refuseFragmentCycles(node.selectionSet, fragments);
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

function variablesBelow(
  operation: OperationDefinitionNode,
  fragments: Map<string, FragmentDefinitionNode>,
): Set<string> {
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
