import { setMaxListeners } from 'node:events';

export interface WorkerOptions<Job> {
  /** Takes at most so many jobs that are due, so that no other worker gets them. */
  claim: (limit: number) => Promise<Job[]>;
  /** Does one job and writes down how it went. After `signal` fires, it should end soon. */
  perform: (job: Job, signal: AbortSignal) => Promise<void>;
  /** Jobs in flight at most. */
  concurrency: number;
  batchSize: number;
  pollMilliseconds: number;
  log: (message: string, details?: unknown) => void;
  /** What the jobs are, for messages. */
  name: string;
}

/** Does jobs as they fall due: it looks for them at intervals, when woken, and when a full batch is done. */
export class Worker<Job extends { id: string }> {
  readonly inFlight = new Map<string, Promise<void>>();
  private readonly options: WorkerOptions<Job>;
  private readonly abort = new AbortController();
  private readonly timer: NodeJS.Timeout;
  private filling: Promise<void> | undefined;
  private holds = 0;
  private wokenMeanwhile = false;
  private stopped = false;
  private isFailing = false;

  constructor(options: WorkerOptions<Job>) {
    this.options = options;
    // One for each job in flight.
    setMaxListeners(0, this.abort.signal);
    this.timer = setInterval(() => this.wake(), options.pollMilliseconds);
    this.wake();
  }

  /** Looks for jobs now. */
  readonly wake = (): void => {
    if (this.stopped) return;
    if (this.filling || this.holds > 0) {
      this.wokenMeanwhile = true;
      return;
    }
    this.filling = this.fill().finally(() => {
      this.filling = undefined;
      if (!this.wokenMeanwhile) return;
      this.wokenMeanwhile = false;
      this.wake();
    });
  };

  /**
   * Claims nothing while the work is done, which is told what is in flight. A claim that is under way is awaited first:
   * until its answer is here, its jobs are taken in the database and not yet in flight.
   */
  async withoutClaims(work: (inFlight: string[]) => Promise<unknown>): Promise<void> {
    this.holds += 1;
    try {
      await this.filling;
      await work([...this.inFlight.keys()]);
    } finally {
      this.holds -= 1;
      this.wake();
    }
  }

  /** Lets jobs in flight finish, for so long; then they are told to end, and their outcome is awaited all the same. */
  async stop(graceMilliseconds: number): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await this.filling;
    const grace = setTimeout(() => this.abort.abort(), graceMilliseconds);
    await Promise.all(this.inFlight.values());
    clearTimeout(grace);
  }

  private async fill(): Promise<void> {
    const { claim, concurrency, batchSize, log, name } = this.options;
    try {
      while (!this.stopped && this.holds === 0) {
        const limit = Math.min(batchSize, concurrency - this.inFlight.size);
        if (limit <= 0) return;
        const jobs = await claim(limit);
        for (const job of jobs) this.start(job);
        this.isFailing = false;
        if (jobs.length < limit) return;
      }
    } catch (error) {
      // Said once: it will be as true at the next poll.
      if (!this.isFailing) log(`could not look for ${name}`, error);
      this.isFailing = true;
    }
  }

  private start(job: Job): void {
    const wasFull = () => this.inFlight.size + 1 >= this.options.concurrency;
    const work = this.options
      .perform(job, this.abort.signal)
      .catch((error: unknown) =>
        this.options.log(`could not write down the outcome of ${this.options.name}`, error),
      )
      .finally(() => {
        // Once its outcome is written down, a job may have been claimed and begun anew.
        if (this.inFlight.get(job.id) === work) this.inFlight.delete(job.id);
        if (wasFull()) this.wake();
      });
    this.inFlight.set(job.id, work);
  }
}
