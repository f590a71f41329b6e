/** Compares two values of a form; an empty text is the same as none. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one === '' ? null : one) === JSON.stringify(other === '' ? null : other);
}

/** Returns the names of the fields that differ. A group of fields that only make sense together changes as a whole. */
export function changedFields<Values extends object>(
  before: Values,
  now: Values,
  groups: readonly (readonly string[])[] = [],
): string[] {
  const old = new Map(Object.entries(before));
  const changed = Object.entries(now).flatMap(([name, value]) =>
    isSame(old.get(name), value) ? [] : [name],
  );
  const others = groups.filter((group) => group.some((name) => changed.includes(name))).flat();
  return [...new Set([...changed, ...others.filter((name) => old.has(name))])];
}

/** Returns the named values; a missing one is null. */
export function picked<Values extends object>(values: Values, names: readonly string[]): Partial<Values> {
  const known = new Map<string, unknown>(Object.entries(values));
  return Object.fromEntries(names.map((name) => [name, known.get(name) ?? null])) as Partial<Values>;
}
