import { Kind, type FieldNode, type SelectionNode, type SelectionSetNode, type ValueNode } from 'graphql';
import { invalid } from '../../errors/graphql-error.ts';
import type { Field, ObjectType } from '../../schema/model.ts';
import { baseName, required } from '../../schema/type-ref.ts';
import { field } from '../../schema/types/type-registry.ts';
import type { PlanContext } from '../plan-context.ts';
import { refuseUnknownArguments } from './arguments.ts';
import { isIncluded, type DirectivePlace } from './directives.ts';

export interface Selected {
  key: string;
  name: string;
  node: FieldNode;
  field: Field;
  path: string;
  selectionSets: SelectionSetNode[];
}

const places = {
  [Kind.FIELD]: 'a field',
  [Kind.FRAGMENT_SPREAD]: 'a fragment spread',
  [Kind.INLINE_FRAGMENT]: 'an inline fragment',
} satisfies Record<SelectionNode['kind'], DirectivePlace>;

export function collectFields(
  context: PlanContext,
  type: ObjectType,
  selectionSets: SelectionSetNode[],
  path: string,
  depth: number,
): Selected[] {
  const selected = new Map<string, Selected>();
  const setPath = `${path}.selectionSet`;
  const walk = (selections: readonly SelectionNode[], nesting: number) => {
    for (const node of selections) {
      context.step(depth + nesting, path);
      if (!isIncluded(context, node.directives, places[node.kind], setPath)) continue;
      if (node.kind === Kind.FIELD) {
        merge(selected, select(context, type, node, setPath), setPath);
      } else if (node.kind === Kind.INLINE_FRAGMENT) {
        const on = node.typeCondition?.name.value;
        if (on === undefined || on === type.name) walk(node.selectionSet.selections, nesting + 1);
      } else {
        const fragment = context.operation.fragments.get(node.name.value);
        if (fragment?.typeCondition.name.value === type.name) {
          walk(fragment.selectionSet.selections, nesting + 1);
        }
      }
    }
  };
  for (const { selections } of selectionSets) walk(selections, 0);
  return [...selected.values()];
}

export function planMembers<T>(
  context: PlanContext,
  selected: Selected,
  depth: number,
  plan: (member: Selected) => T,
): [key: string, T][] {
  const { path, selectionSets } = selected;
  const type = selectedType(context, selected);
  const members = collectFields(context, type, selectionSets, path, depth);
  return members.map((member) => [member.key, plan(member)]);
}

function selectedType({ schema }: PlanContext, { field, selectionSets, path }: Selected): ObjectType {
  const name = baseName(field.type);
  if (selectionSets.length === 0) {
    throw invalid(`missing selection set for '${name}'`, `${path}.selectionSet`);
  }
  return schema.types.get(name) as ObjectType;
}

function select(context: PlanContext, type: ObjectType, node: FieldNode, setPath: string): Selected {
  const name = node.name.value;
  const path = `${setPath}.${name}`;
  const field = type.fields.get(name) ?? metaField(context, type, name);
  if (!field) throw invalid(`field '${name}' not found in type: '${type.name}'`, path);
  if (field.source.kind !== 'introspection') refuseUnknownArguments(node, field.args, path);
  return {
    key: node.alias?.value ?? name,
    name,
    node,
    field,
    path,
    selectionSets: node.selectionSet ? [node.selectionSet] : [],
  };
}

function metaField({ schema }: PlanContext, type: ObjectType, name: string): Field | undefined {
  if (name === '__typename') return field(name, required('String'), { kind: 'typename', type: type.name });
  const isIntrospection = type === schema.queryType && ['__schema', '__type'].includes(name);
  return isIntrospection ? field(name, required('String'), { kind: 'introspection' }) : undefined;
}

function merge(selected: Map<string, Selected>, next: Selected, setPath: string): void {
  const earlier = selected.get(next.key);
  if (!earlier) {
    selected.set(next.key, next);
    return;
  }
  if (earlier.name !== next.name) {
    throw invalid(
      `selection of both '${earlier.name}' and '${next.name}' specify the same response name, '${next.key}'`,
      setPath,
    );
  }
  if (argumentsText(earlier.node) !== argumentsText(next.node)) {
    throw invalid(`inconsistent arguments between multiple selections of field '${next.name}'`, setPath);
  }
  earlier.selectionSets.push(...next.selectionSets);
}

const argumentsText = (node: FieldNode): string =>
  JSON.stringify(
    [...(node.arguments ?? [])]
      .map(({ name, value }): [string, ValueNode] => [name.value, value])
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );

export function refuseSelection({ selectionSets, path }: Selected): void {
  if (selectionSets.length > 0) throw invalid('unexpected subselection set for non-object field', path);
}
