import { setMaxListeners } from 'node:events';

interface WorkerOptions<Job> {
  /** Reserves at most `limit` due jobs for this worker. */
  claim: (limit: number) => Promise<Job[]>;
  /** Does one job and records its outcome. It should end soon after `signal` fires. */
  perform: (job: Job, signal: AbortSignal) => Promise<void>;
  /** Maximum number of jobs in flight. */
  concurrency: number;
  batchSize: number;
  pollMilliseconds: number;
  log: (message: string, details?: unknown) => void;
  /** Plural noun for the jobs, for log messages. */
  name: string;
}

/**
 * Does jobs when they are due. Claims them at intervals, when it is woken, and when a job ends while the worker was at
 * its maximum.
 */
export function createWorker<Job extends { id: string }>({
  claim,
  perform,
  concurrency,
  batchSize,
  pollMilliseconds,
  log,
  name,
}: WorkerOptions<Job>) {
  const inFlight = new Map<string, Promise<void>>();
  const abort = new AbortController();
  let filling: Promise<void> | undefined;
  let pauses = 0;
  let wokenWhileBusy = false;
  let stopped = false;
  let isFailing = false;

  /** Claims jobs now. */
  function wake(): void {
    if (stopped) return;
    if (filling || pauses > 0) {
      wokenWhileBusy = true;
      return;
    }
    filling = fill().finally(() => {
      filling = undefined;
      if (!wokenWhileBusy) return;
      wokenWhileBusy = false;
      wake();
    });
  }

  async function fill(): Promise<void> {
    try {
      while (!stopped && pauses === 0) {
        const limit = Math.min(batchSize, concurrency - inFlight.size);
        if (limit <= 0) return;
        const jobs = await claim(limit);
        jobs.forEach(start);
        isFailing = false;
        if (jobs.length < limit) return;
      }
    } catch (error) {
      // Logged once, not at every poll.
      if (!isFailing) log(`could not fetch ${name}`, error);
      isFailing = true;
    }
  }

  function start(job: Job): void {
    const work = perform(job, abort.signal)
      .catch((error: unknown) => log(`could not record the outcome of ${name}`, error))
      .finally(() => {
        // The job may be in flight again: after its outcome was recorded, it may have been claimed and started once
        // more.
        if (inFlight.get(job.id) === work) inFlight.delete(job.id);
        const wasFull = inFlight.size + 1 >= concurrency;
        if (wasFull) wake();
      });
    inFlight.set(job.id, work);
  }

  // Each job in flight adds a listener.
  setMaxListeners(0, abort.signal);
  const timer = setInterval(wake, pollMilliseconds);
  wake();
  return {
    inFlight,
    wake,

    /**
     * Runs `work` with the ids of the jobs in flight, and claims no jobs meanwhile. First waits for a running claim:
     * until it returns, its jobs are locked in the database but not yet in flight.
     */
    async withClaimsPaused(work: (inFlight: string[]) => Promise<unknown>): Promise<void> {
      pauses += 1;
      try {
        await filling;
        await work([...inFlight.keys()]);
      } finally {
        pauses -= 1;
        wake();
      }
    },

    /** Waits for the jobs in flight. Aborts them after the grace period, and still waits for their outcome. */
    async stop(graceMilliseconds: number): Promise<void> {
      stopped = true;
      clearInterval(timer);
      await filling;
      const grace = setTimeout(() => abort.abort(), graceMilliseconds);
      await Promise.all(inFlight.values());
      clearTimeout(grace);
    },
  };
}
