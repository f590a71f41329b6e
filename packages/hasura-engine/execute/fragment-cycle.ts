import { visit, type FragmentDefinitionNode, type SelectionSetNode } from 'graphql';
import { invalid } from '../errors/graphql-error.ts';

type Fragments = Map<string, FragmentDefinitionNode>;

/** Refuses fragments that contain themselves, directly or through other fragments. */
export function refuseFragmentCycles(selection: SelectionSetNode, fragments: Fragments): void {
  const finished = new Set<string>();
  // The current chain of fragments, each with the names still to visit. Not recursive, because chains may be long.
  const chain: { name: string; pending: string[] }[] = [{ name: '', pending: spreadsOf(selection) }];
  const inChain = new Set<string>();
  for (let last = chain.at(-1); last; last = chain.at(-1)) {
    const next = last.pending.pop();
    if (next === undefined) {
      finished.add(last.name);
      inChain.delete(last.name);
      chain.pop();
      continue;
    }
    if (inChain.has(next)) {
      const start = chain.findIndex(({ name }) => name === next);
      const cycle = [...chain.slice(start).map(({ name }) => name), next].join(', ');
      throw invalid(`the fragment definition(s) '${cycle.slice(0, 500)}' form a cycle`);
    }
    const fragment = fragments.get(next);
    if (!fragment || finished.has(next)) continue;
    chain.push({ name: next, pending: spreadsOf(fragment.selectionSet) });
    inChain.add(next);
  }
}

function spreadsOf(selection: SelectionSetNode): string[] {
  const names = new Set<string>();
  visit(selection, { FragmentSpread: ({ name }) => void names.add(name.value) });
  return [...names];
}
