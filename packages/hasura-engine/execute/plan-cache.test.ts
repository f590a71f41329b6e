import { expect, test } from 'vitest';
import { PlanTree } from './plan-cache.ts';
import { observe, type Observation, type Variables } from './plan-context.ts';

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

test('variables of the same shape share a plan', () => {
  const tree = new PlanTree<string>();
  expect(plan(tree, { where: { a: 1 }, order: 'asc' })).toBe('new where object ["a"]');
  expect(plan(tree, { where: { a: 2 }, order: 'desc' })).toBe('where object ["a"]');
});

test('variables that differ in an observation have separate plans', () => {
  const tree = new PlanTree<string>();
  plan(tree, { where: { a: 1 }, order: null });
  expect(plan(tree, { where: { b: 1 }, order: null })).toBe('new where object ["b"]');
  expect(plan(tree, { where: null, order: 'asc' })).toBe('new by "asc"');
  expect(plan(tree, { where: null, order: 'desc' })).toBe('new by "desc"');
  expect(plan(tree, { where: null, order: 'asc' })).toBe('by "asc"');
  expect(plan(tree, { where: { a: 9 }, order: 'x' })).toBe('where object ["a"]');
});

test('ever new shapes do not fill the memory', () => {
  const tree = new PlanTree<string>();
  for (let index = 0; index < 1000; index += 1) plan(tree, { where: { [`k${index}`]: 1 } });
  expect(tree.find({ where: { k0: 1 } })).toBeUndefined();
  expect(tree.find({ where: { k999: 1 } })).toBeDefined();
});
