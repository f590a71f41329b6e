import type { EngineLog } from '../engine.ts';

const logged: string[] = [];

/**
 * Log of all engines that tests start. It is printed only when a test fails, because many tests make deliveries fail.
 */
export const engineMessages: EngineLog = {
  error: (message, details) =>
    void logged.push(details === undefined ? message : `${message}: ${String(details)}`),
};

/** Returns the messages since the last call. */
export const takeEngineMessages = (): string[] => logged.splice(0);
