import type { EngineLog } from '../engine.ts';

const logged: string[] = [];

/**
 * Log of all engines that tests start. It is printed only when a test fails, because many tests make deliveries fail.
 */
export const engineMessages: EngineLog = {
  error: (message, details) =>
    void logged.push(details === undefined ? message : `${message}: ${String(details)}`),
};

export const takeEngineMessages = (): string[] => logged.splice(0);

/**
 * Creates the log of one engine, for a test that checks its messages. Those about slow statements are kept apart,
 * because on a busy machine any statement can be slow.
 */
export function createTestLog() {
  const errors: { message: string; details?: unknown }[] = [];
  const slowStatements: string[] = [];
  const log: EngineLog = {
    error: (message, details) => {
      if (/^a statement of the request .* took \d+ ms$/.test(message)) slowStatements.push(message);
      else errors.push({ message, details });
    },
  };
  return { log, errors, slowStatements };
}
