import { isMainThread } from 'node:worker_threads';

// Loaded before a program that a benchmark starts: answers each message of the benchmark with the memory in use.
if (isMainThread) {
  process.on('message', ({ collectsGarbage }) => {
    if (collectsGarbage) globalThis.gc();
    const { rss, heapUsed, external } = process.memoryUsage();
    process.send({ rss, heapUsed, external, handles: process.getActiveResourcesInfo().length });
  });
  // The program may end by itself.
  process.channel.unref();
}
