/** Returns the names that more than one of these nodes has, each once. */
export function repeatedNames(nodes: readonly { name: { value: string } }[]): Set<string> {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const { name } of nodes) {
    if (seen.has(name.value)) repeated.add(name.value);
    seen.add(name.value);
  }
  return repeated;
}
