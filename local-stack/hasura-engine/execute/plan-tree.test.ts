import { expect, test } from 'vitest';
import { observe, type Observation, type Variables } from './observation.ts';
import { PlanTree } from './plan-tree.ts';

/** A planner that looks at `order` only when `where` is null, like one whose path depends on what it finds. */
function plan(tree: PlanTree<string>, variables: Variables): string {
  const known = tree.find(variables);
  if (known !== undefined) return known;
  const trace: { observation: Observation; answer: string }[] = [];
  const look = (kind: Observation['kind'], variable: string) => {
    const observation = { kind, variable, at: [] };
    const answer = observe(observation, variables);
    trace.push({ observation, answer });
    return answer;
  };
  const made =
    look('null', 'where') === 'null' ? `by ${look('value', 'order')}` : `where ${look('shape', 'where')}`;
  tree.add(made, trace);
  return `new ${made}`;
}

test('variables that look alike share a plan, whatever their values', () => {
  const tree = new PlanTree<string>();
  expect(plan(tree, { where: { a: 1 }, order: 'asc' })).toBe('new where object ["a"]');
  expect(plan(tree, { where: { a: 2 }, order: 'desc' })).toBe('where object ["a"]');
});

test('variables that differ where the planner looked get plans of their own', () => {
  const tree = new PlanTree<string>();
  plan(tree, { where: { a: 1 }, order: null });
  expect(plan(tree, { where: { b: 1 }, order: null })).toBe('new where object ["b"]');
  expect(plan(tree, { where: null, order: 'asc' })).toBe('new by "asc"');
  expect(plan(tree, { where: null, order: 'desc' })).toBe('new by "desc"');
  expect(plan(tree, { where: null, order: 'asc' })).toBe('by "asc"');
  expect(plan(tree, { where: { a: 9 }, order: 'x' })).toBe('where object ["a"]');
});

test('a caller who never repeats a shape does not fill the memory', () => {
  const tree = new PlanTree<string>();
  for (let index = 0; index < 1000; index += 1) plan(tree, { where: { [`k${index}`]: 1 } });
  expect(tree.find({ where: { k0: 1 } })).toBeUndefined();
  expect(tree.find({ where: { k999: 1 } })).toBeDefined();
});
