import pLimit, { type LimitFunction } from 'p-limit';
import { photosInWorkMessage } from '#contract/photos/photos.ts';
import { ApiError } from '../http/api-error.ts';

/**
 * Creates a queue per user or network in this process, of `atOnce` pieces at a time. A piece is refused with 429 while
 * more than `longest` others of them wait or run.
 */
export function createUserQueue(longest: number, atOnce = 1) {
  const queues = new Map<string, LimitFunction>();
  return async <Result>(key: string, work: () => Promise<Result>) => {
    const queue = queues.get(key) ?? pLimit(atOnce);
    if (queue.activeCount + queue.pendingCount > longest)
      throw new ApiError('tooManyRequests', { message: photosInWorkMessage });
    queues.set(key, queue);
    try {
      return await queue(work);
    } finally {
      if (queue.activeCount + queue.pendingCount === 0) queues.delete(key);
    }
  };
}
