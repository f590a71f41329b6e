import type { Exchange, Operation } from 'urql';
import { filter, makeSubject, merge, pipe, share, subscribe } from 'wonka';

/** For an answer too large for the cache: writing thousands of rows takes seconds on a phone. */
export const uncached = { isUncached: true };

const isUncached = ({ context }: Operation) => context['isUncached'] === true;
const isCached = (operation: Operation) => !isUncached(operation);

/** Leads uncached queries around the cache. An exchange may forward only once, so both ways meet again behind it. */
export const withUncached =
  (cache: Exchange): Exchange =>
  ({ forward, ...input }) =>
  (operations$) => {
    const shared$ = share(operations$);
    const fromCache = makeSubject<Operation>();
    const results$ = share(forward(merge([pipe(shared$, filter(isUncached)), fromCache.source])));
    const resultsOf = (isOne: (operation: Operation) => boolean) =>
      pipe(
        results$,
        filter(({ operation }) => isOne(operation)),
      );
    const behindCache = (forwarded$: typeof operations$) => {
      pipe(forwarded$, subscribe(fromCache.next));
      return resultsOf(isCached);
    };
    return merge([
      resultsOf(isUncached),
      cache({ ...input, forward: behindCache })(pipe(shared$, filter(isCached))),
    ]);
  };
