import { visit, type FragmentDefinitionNode, type SelectionSetNode } from 'graphql';
import { invalid } from '../errors/graphql-error.ts';

type Fragments = Map<string, FragmentDefinitionNode>;

/** Refuses fragments that lead back to themselves; nothing could ever answer them. */
export function refuseFragmentCycles(selection: SelectionSetNode, fragments: Fragments): void {
  const finished = new Set<string>();
  // Names on the way to where the walk is, each with those it has still to follow. No recursion: chains may be long.
  const way: { name: string; ahead: string[] }[] = [{ name: '', ahead: spreadsOf(selection) }];
  const onWay = new Set<string>();
  for (let last = way.at(-1); last; last = way.at(-1)) {
    const next = last.ahead.pop();
    if (next === undefined) {
      finished.add(last.name);
      onWay.delete(last.name);
      way.pop();
      continue;
    }
    if (onWay.has(next)) {
      const start = way.findIndex(({ name }) => name === next);
      const cycle = [...way.slice(start).map(({ name }) => name), next].join(', ');
      throw invalid(`the fragment definition(s) '${cycle.slice(0, 500)}' form a cycle`);
    }
    const fragment = fragments.get(next);
    if (!fragment || finished.has(next)) continue;
    way.push({ name: next, ahead: spreadsOf(fragment.selectionSet) });
    onWay.add(next);
  }
}

function spreadsOf(selection: SelectionSetNode): string[] {
  const names = new Set<string>();
  visit(selection, { FragmentSpread: ({ name }) => void names.add(name.value) });
  return [...names];
}
