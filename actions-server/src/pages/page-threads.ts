import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import { Piscina } from 'piscina';
import type { PageRendererSettings, PageTask, RenderedPage } from '#contract/site/page-renderer.ts';

const pageThreadLimits = {
  // A page spends half of its time waiting for Hasura, so one core has work for two threads.
  threads: Math.min(4, Math.max(2, availableParallelism())),
  waiting: 50,
  waitMs: 400,
  // After this time a rendering thread is stopped. It is longer than the queries of a page may take.
  renderMs: 2_500,
};

export function startPageThreads(
  rendererPath: string,
  settings: PageRendererSettings,
  { threads, waiting, waitMs, renderMs } = pageThreadLimits,
) {
  const pool = new Piscina<PageTask, RenderedPage>({
    filename: new URL('./page-worker.mjs', import.meta.url).href,
    workerData: { rendererPath, settings },
    minThreads: 1,
    maxThreads: threads,
    idleTimeout: 60_000,
    // Otherwise an idle thread does not notice that Hasura has closed a connection, and its next query fails.
    atomics: 'disabled',
    // Node ends the whole process when a thread is stopped while it requires a module.
    execArgv: ['--no-experimental-require-module'],
  });
  pool.on('error', () => undefined);
  // The pool's own timeout counts the wait, too, and would stop threads that have only just begun.
  const limit = pLimit(threads);
  return {
    async render(task: PageTask): Promise<RenderedPage> {
      if (limit.pendingCount >= waiting) throw new Error('too many pages are waiting to be rendered');
      const queuedAt = performance.now();
      return limit(() => {
        if (performance.now() - queuedAt > waitMs) throw new Error(`no thread was free for ${waitMs} ms`);
        return pool.run(task, { signal: AbortSignal.timeout(renderMs) });
      });
    },
    close: () => pool.destroy(),
  };
}
