import { planMembers, refuseSelection, type Selected } from '../execute/document/selection.ts';
import type { PlanContext } from '../execute/plan-context.ts';
import { baseName } from '../schema/type-ref.ts';
import { planJoin, type JoinPlan } from './join.ts';

export type OutputPlan = [key: string, member: MemberPlan][];

type MemberPlan =
  | { kind: 'typename'; json: string }
  | { kind: 'value'; name: string; inner: OutputPlan | undefined; omittable: boolean }
  | { kind: 'join'; join: JoinPlan };

export function planOutput(context: PlanContext, selected: Selected, depth: number): OutputPlan | undefined {
  if (context.schema.types.get(baseName(selected.field.type))?.kind !== 'object') {
    refuseSelection(selected);
    return undefined;
  }
  return planMembers(context, selected, depth, (member): MemberPlan => {
    const { name, source, type } = member.field;
    if (source.kind === 'action_relationship') {
      return { kind: 'join', join: planJoin(context, member, source, depth + 1) };
    }
    const inner = planOutput(context, member, depth + 1);
    if (source.kind === 'typename') return { kind: 'typename', json: JSON.stringify(source.type) };
    return { kind: 'value', name, inner, omittable: inner !== undefined || 'list' in type };
  });
}

type Answer = Record<string, unknown>;

export function joinedObjects(value: unknown, plan: OutputPlan | undefined): Map<JoinPlan, Answer[]> {
  const found = new Map<JoinPlan, Answer[]>();
  const walk = (current: unknown, members: OutputPlan) => {
    if (Array.isArray(current)) for (const item of current) walk(item, members);
    if (current === null || typeof current !== 'object' || Array.isArray(current)) return;
    const object = current as Answer;
    for (const [, member] of members) {
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
    ([, member]) => member.kind !== 'value' || !member.omittable || object[member.name] !== undefined,
  );
  const members = present.map(([key, member]) => `${JSON.stringify(key)}:${write(object, member, joined)}`);
  return `{${members.join(',')}}`;
}

function write(
  object: Answer,
  member: MemberPlan,
  joined: Map<JoinPlan, Iterator<string, undefined>>,
): string {
  if (member.kind === 'typename') return member.json;
  if (member.kind === 'join') return joined.get(member.join)?.next().value ?? 'null';
  return writeOutput(object[member.name], member.inner, joined);
}
