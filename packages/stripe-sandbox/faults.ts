/** Fault of an API call. `lost_answer` does the work and then closes the connection. */
export const apiFaults = ['http_500', 'http_429', 'hang', 'lost_answer'] as const;
export type ApiFault = (typeof apiFaults)[number];

/** Faults set by the controls, until the process ends. */
export class Faults {
  /** Faults of the next calls, in order. */
  api: ApiFault[] = [];
  /** Share of all deliveries that are sent twice. */
  duplicateRate = 0;
  /** Maximum random delay of a first delivery in milliseconds, which makes the order of events random. */
  spread = 0;
  /** Pauses all deliveries. */
  isPaused = false;

  snapshot() {
    const { api, duplicateRate, spread, isPaused } = this;
    return { api, duplicateRate, spread, isPaused };
  }
}
