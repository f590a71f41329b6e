import pLimit, { type LimitFunction } from 'p-limit';
import { photosInWorkMessage } from '#contract/photos/photos.ts';
import { ApiError } from '../http/api-error.ts';

/** Creates a queue per user in this process. More than `longest` waiting pieces of a user are refused with 429. */
export function createUserQueue(longest: number) {
  const queues = new Map<string, LimitFunction>();
  return async <Result>(userId: string, work: () => Promise<Result>) => {
    const queue = queues.get(userId) ?? pLimit(1);
    if (queue.activeCount + queue.pendingCount > longest)
      throw new ApiError('tooManyRequests', { message: photosInWorkMessage });
    queues.set(userId, queue);
    try {
      return await queue(work);
    } finally {
      if (queue.activeCount + queue.pendingCount === 0) queues.delete(userId);
    }
  };
}
