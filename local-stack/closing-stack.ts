/** What has been opened so far, to be closed in the reverse order, on failure as well as at the end. */
export interface ClosingStack {
  add(close: () => Promise<void>): void;
  closeAll(): Promise<void>;
}

/** Closing goes on when one part fails to close; the first failure is thrown at the end. */
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
  if (failure !== undefined) throw failure;
}
