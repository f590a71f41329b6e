import type { SelectionSetNode } from 'graphql';
import { invalid } from '../errors/graphql-error.ts';
import { collectFields, refuseSelection } from '../execute/document/selection.ts';
import type { PlanContext } from '../execute/plan-context.ts';
import type { ObjectType } from '../schema/model.ts';
import { baseName, type TypeRef } from '../schema/type-ref.ts';
import { planJoin, type JoinPlan } from './join.ts';

export type OutputPlan = ({ key: string } & (
  | { kind: 'typename'; json: string }
  | { kind: 'value'; name: string; inner: OutputPlan | undefined; omittable: boolean }
  | { kind: 'join'; join: JoinPlan }
))[];

export function planOutput(
  context: PlanContext,
  type: TypeRef,
  sets: SelectionSetNode[],
  path: string,
  depth: number,
): OutputPlan | undefined {
  const name = baseName(type);
  const definition = context.schema.types.get(name);
  if (definition?.kind !== 'object') {
    if (sets.length > 0) throw invalid('unexpected subselection set for non-object field', path);
    return undefined;
  }
  if (sets.length === 0) throw invalid(`missing selection set for '${name}'`, `${path}.selectionSet`);
  return planFields(context, definition, sets, path, depth);
}

function planFields(
  context: PlanContext,
  type: ObjectType,
  sets: SelectionSetNode[],
  path: string,
  depth: number,
): OutputPlan {
  return collectFields(context, type, sets, path, depth).map((selected): OutputPlan[number] => {
    const { key, field } = selected;
    if (!field) {
      refuseSelection(selected);
      return { key, kind: 'typename', json: JSON.stringify(type.name) };
    }
    if (field.source.kind !== 'action_output') {
      return { key, kind: 'join', join: planJoin(context, selected, depth + 1) };
    }
    const inner = planOutput(context, field.type, selected.selectionSets, selected.path, depth + 1);
    const omittable = inner !== undefined || 'list' in field.type;
    return { key, kind: 'value', name: field.name, inner, omittable };
  });
}

type Answer = Record<string, unknown>;

export function joinedObjects(value: unknown, plan: OutputPlan | undefined): Map<JoinPlan, Answer[]> {
  const found = new Map<JoinPlan, Answer[]>();
  const walk = (current: unknown, members: OutputPlan) => {
    if (Array.isArray(current)) for (const item of current) walk(item, members);
    if (current === null || typeof current !== 'object' || Array.isArray(current)) return;
    const object = current as Answer;
    for (const member of members) {
      if (member.kind === 'join') found.set(member.join, [...(found.get(member.join) ?? []), object]);
      else if (member.kind === 'value' && member.inner) walk(object[member.name], member.inner);
    }
  };
  if (plan) walk(value, plan);
  return found;
}

export function writeOutput(
  value: unknown,
  plan: OutputPlan | undefined,
  joined: Map<JoinPlan, Iterator<string, undefined>>,
): string {
  if (value === null || value === undefined) return 'null';
  if (!plan) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((item) => writeOutput(item, plan, joined)).join(',')}]`;
  const object = value as Answer;
  // Like Hasura, leaves out nested objects and lists that the webhook left out, and adds scalars as null.
  const present = plan.filter(
    (member) => member.kind !== 'value' || !member.omittable || object[member.name] !== undefined,
  );
  const members = present.map((member) => `${JSON.stringify(member.key)}:${write(object, member, joined)}`);
  return `{${members.join(',')}}`;
}

function write(
  object: Answer,
  member: OutputPlan[number],
  joined: Map<JoinPlan, Iterator<string, undefined>>,
): string {
  if (member.kind === 'typename') return member.json;
  if (member.kind === 'join') return joined.get(member.join)?.next().value ?? 'null';
  return writeOutput(object[member.name], member.inner, joined);
}
