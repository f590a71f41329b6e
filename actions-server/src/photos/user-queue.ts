import pLimit, { type LimitFunction } from 'p-limit';
import { photosInWorkMessage } from '#contract/photos.ts';
import { ApiError } from '../platform/api-error.ts';

/** Runs the work of one user in order, one piece at a time; users do not wait for each other here. */
export type UserQueue = <Result>(userId: string, work: () => Promise<Result>) => Promise<Result>;

/** More than `longest` waiting pieces of one user are refused with 429. Queues live in this process. */
export function createUserQueue(longest: number): UserQueue {
  const queues = new Map<string, LimitFunction>();
  return async (userId, work) => {
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
