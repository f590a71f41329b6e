import type { EngineLog } from '../engine.ts';

const logged: string[] = [];

export const engineMessages: EngineLog = {
  error: (message, details) =>
    void logged.push(details === undefined ? message : `${message}: ${String(details)}`),
};

export const takeEngineMessages = (): string[] => logged.splice(0);

/** Messages about slow statements are kept apart: on a busy machine any statement can be slow. */
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
