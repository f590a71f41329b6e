import type { EngineLog } from '../engine.ts';

const logged: string[] = [];

/** Log of the engines of tests. Many tests make deliveries fail, so only a failed test prints it. */
export const engineMessages: EngineLog = {
  error: (message, details) =>
    void logged.push(details === undefined ? message : `${message}: ${String(details)}`),
};

/** Returns the messages since the last call. */
export const takeEngineMessages = (): string[] => logged.splice(0);
