/**
 * Creates a value at its first use. For formatters of `Intl`: creating one takes several milliseconds on a phone, too
 * many while a page starts.
 */
export function lazily<Value>(create: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= create());
}
