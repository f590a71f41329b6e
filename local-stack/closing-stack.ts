/** Closes opened parts in reverse order, after a failed start as well as at the end. */
export interface ClosingStack {
  add(close: () => Promise<void>): void;
  closeAll(): Promise<void>;
}

/** Closes every part even when one fails to close, then throws the first failure. */
export function createClosingStack(): ClosingStack {
  const opened: (() => Promise<void>)[] = [];
  let closing: Promise<void> | undefined;
  return {
    add: (close) => void opened.push(close),
    closeAll: () => (closing ??= closeInReverse(opened)),
  };
}

async function closeInReverse(opened: (() => Promise<void>)[]): Promise<void> {
  let failure: unknown;
  for (const close of opened.reverse()) {
    await close().catch((error: unknown) => (failure ??= error));
  }
  if (failure !== undefined) throw failure as Error;
}
