/** Passes on the value of a promise, until the returned cleanup of the effect is called. */
export function whileCurrent<Value>(promise: Promise<Value>, onValue: (value: Value) => unknown): () => void {
  let isCurrent = true;
  void promise.then((value) => isCurrent && onValue(value));
  return () => {
    isCurrent = false;
  };
}
