/** What a call of the API suffers instead of a plain answer. `lost_answer` does the work, then cuts the line. */
export const apiFaults = ['http_500', 'http_429', 'hang', 'lost_answer'] as const;
export type ApiFault = (typeof apiFaults)[number];

/** Troubles ordered through the controls. They are of this process: a restart forgets them. */
export class Faults {
  /** Troubles of the next calls, first come first served. */
  api: ApiFault[] = [];
  /** How many of the next deliveries are lost without a trace. */
  drop = 0;
  /** How many of the next deliveries are sent twice. */
  duplicate = 0;
  /** Share of all deliveries that are sent twice anyway. */
  duplicateRate = 0;
  /** Longest chance delay of a first delivery, in milliseconds: what makes the order of events uncertain. */
  spread = 0;
  /** Added to every first delivery, in milliseconds. */
  delay = 0;
  /** Nothing is delivered while true. */
  isPaused = false;

  snapshot() {
    const { api, drop, duplicate, duplicateRate, spread, delay, isPaused } = this;
    return { api, drop, duplicate, duplicateRate, spread, delay, isPaused };
  }
}
