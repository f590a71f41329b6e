/**
 * Returns a function that creates a value at its first call and returns the same one afterwards. For formatters of `Intl`:
 * creating one takes several milliseconds of a phone, too many while a page starts.
 */
export function lazily<Value>(create: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= create());
}
