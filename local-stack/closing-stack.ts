export type ClosingStack = ReturnType<typeof createClosingStack>;

export function createClosingStack() {
  const opened: (() => Promise<void>)[] = [];
  let closing: Promise<void> | undefined;

  async function closeInReverse(): Promise<void> {
    let failure: unknown;
    for (const close of opened.reverse()) {
      await close().catch((error: unknown) => (failure ??= error));
    }
    if (failure !== undefined) throw failure as Error;
  }

  return {
    add: (close: () => Promise<void>) => void opened.push(close),
    closeAll: () => (closing ??= closeInReverse()),
  };
}
