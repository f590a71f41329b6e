import { setMaxListeners } from 'node:events';

interface WorkerOptions<Job> {
  claim: (limit: number) => Promise<Job[]>;
  perform: (job: Job, signal: AbortSignal) => Promise<void>;
  concurrency: number;
  pollMilliseconds: number;
  log: (message: string, details?: unknown) => void;
  name: string;
}

/** Claims jobs at intervals, when it is woken, and when a job ends while the worker was full. */
export class Worker<Job extends { id: string }> {
  readonly inFlight = new Map<string, Promise<void>>();
  private readonly options: WorkerOptions<Job>;
  private readonly abort = new AbortController();
  private readonly timer: NodeJS.Timeout;
  private filling: Promise<void> | undefined;
  private pauses = 0;
  private wokenWhileBusy = false;
  private stopped = false;
  private isFailing = false;

  constructor(options: WorkerOptions<Job>) {
    this.options = options;
    setMaxListeners(0, this.abort.signal);
    this.timer = setInterval(() => this.wake(), options.pollMilliseconds);
    this.wake();
  }

  wake(): void {
    if (this.stopped) return;
    if (this.filling || this.pauses > 0) {
      this.wokenWhileBusy = true;
      return;
    }
    this.filling = this.fill().finally(() => {
      this.filling = undefined;
      if (!this.wokenWhileBusy) return;
      this.wokenWhileBusy = false;
      this.wake();
    });
  }

  /**
   * Runs `work` with the ids of the jobs in flight and claims none meanwhile. Waits for a running claim first: its jobs
   * are locked but not yet in flight.
   */
  async withClaimsPaused(work: (inFlight: string[]) => Promise<unknown>): Promise<void> {
    this.pauses += 1;
    try {
      await this.filling;
      await work([...this.inFlight.keys()]);
    } finally {
      this.pauses -= 1;
      this.wake();
    }
  }

  /** Waits for the jobs in flight. Aborts them after the grace period, and still waits for their outcome. */
  async stop(graceMilliseconds: number): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await this.filling;
    const grace = setTimeout(() => this.abort.abort(), graceMilliseconds);
    await Promise.all(this.inFlight.values());
    clearTimeout(grace);
  }

  private async fill(): Promise<void> {
    const { claim, concurrency, log, name } = this.options;
    try {
      while (!this.stopped && this.pauses === 0) {
        const limit = concurrency - this.inFlight.size;
        if (limit <= 0) return;
        const jobs = await claim(limit);
        for (const job of jobs) this.start(job);
        this.isFailing = false;
        if (jobs.length < limit) return;
      }
    } catch (error) {
      if (!this.isFailing) log(`could not fetch ${name}`, error);
      this.isFailing = true;
    }
  }

  private start(job: Job): void {
    const { perform, concurrency, log, name } = this.options;
    const work = perform(job, this.abort.signal)
      .catch((error: unknown) => log(`could not record the outcome of ${name}`, error))
      .finally(() => {
        // Since its outcome was recorded, the job may have been claimed and started again.
        if (this.inFlight.get(job.id) === work) this.inFlight.delete(job.id);
        const wasFull = this.inFlight.size + 1 >= concurrency;
        if (wasFull) this.wake();
      });
    this.inFlight.set(job.id, work);
  }
}
