import { Kind, type FragmentDefinitionNode, type SelectionNode, type SelectionSetNode } from 'graphql';
import { GraphqlError, invalid } from '../errors/graphql-error.ts';

export type Fragments = Map<string, FragmentDefinitionNode>;

/** Messages and paths of longer chains are cut. */
const maxShown = 500;

/** Returns the fragments of a document by name; refuses a name that is defined twice. */
export function fragmentsByName(definitions: FragmentDefinitionNode[]): Fragments {
  const fragments: Fragments = new Map();
  for (const node of definitions) {
    const name = node.name.value;
    if (fragments.has(name))
      throw new GraphqlError('parse-failed', `multiple definitions for fragment "${name}"`);
    fragments.set(name, node);
  }
  return fragments;
}

/** A selection set that is being visited. */
interface Level {
  /** The field or fragment that has the selection set, as in paths; an inline fragment has no key. */
  key: string | undefined;
  fragment: string | undefined;
  selections: Iterator<SelectionNode>;
}

/** Refuses undefined fragments, and fragments that contain themselves, directly or through other fragments. */
export function checkFragments(root: SelectionSetNode, fragments: Fragments): void {
  // Not recursive, because chains of fragments may be long.
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
  const names = englishList(chain.slice(chain.indexOf(repeated)));
  return `the fragment definition(s) ${names.slice(0, maxShown)} form a cycle`;
}

function englishList(names: string[]): string {
  const [last = '', ...others] = [...names].reverse();
  if (others.length === 0) return last;
  if (others.length === 1) return `${others[0]} and ${last}`;
  return `${others.reverse().join(', ')}, and ${last}`;
}

function pathOf(levels: Level[]): string {
  const keys = levels.flatMap(({ key }) => (key === undefined ? [] : [`.selectionSet.${key}`]));
  return `$${keys.join('')}.selectionSet`.slice(0, maxShown);
}
