import { type Exchange, formatDocument, makeOperation, type Operation, type OperationResult } from 'urql';
import {
  empty,
  filter,
  fromPromise,
  makeSubject,
  merge,
  mergeMap,
  pipe,
  share,
  type Source,
  subscribe,
} from 'wonka';
import { isUncached } from './uncached.ts';

/**
 * A cache whose code loads after the first view, which has nothing to read from it. Until then queries pass through
 * and their answers are recorded; the cache starts with them, so nothing is queried twice. Where the device may have
 * stored data, `queriesWait` makes queries wait for the cache.
 */
export function lazyCache(load: () => Promise<Exchange>, { queriesWait = false } = {}): Exchange {
  return ({ client, forward, dispatchDebug }) =>
    (operations$) => {
      const toServer = makeSubject<Operation>();
      const toCache = makeSubject<Operation>();
      const results = makeSubject<OperationResult>();
      const allFromServer$ = share(forward(toServer.source));
      const fromServer$ = pipe(
        allFromServer$,
        filter(({ operation }) => !isUncached(operation)),
      );
      const firstAnswers = new Map<number, OperationResult>();
      const pending = new Set<number>();
      const waiting = new Map<number, Operation>();
      let arrived: Exchange | undefined;
      let inUse = false;
      let held = queriesWait;

      pipe(
        fromServer$,
        filter(() => !inUse),
        subscribe((result) => {
          const { key, kind } = result.operation;
          pending.delete(key);
          if (kind === 'query' && !result.error) firstAnswers.set(key, result);
          results.next(result);
          beginWhenQuiet();
        }),
      );

      /** Starts the cache while no query is running: it cannot place the answer to a query it has not seen. */
      function beginWhenQuiet() {
        if (!arrived || inUse || pending.size > 0) return;
        inUse = true;
        const cache = arrived({ client, dispatchDebug, forward: answerFirst });
        pipe(cache(toCache.source), subscribe(results.next));
        // These answers are newer than anything the cache has stored.
        for (const { operation } of firstAnswers.values()) {
          toCache.next(
            makeOperation('query', operation, { ...operation.context, requestPolicy: 'network-only' }),
          );
        }
        firstAnswers.clear();
      }

      function release() {
        held = false;
        beginWhenQuiet();
        for (const operation of waiting.values()) pass(operation);
        waiting.clear();
      }

      function pass(operation: Operation) {
        if (isUncached(operation)) {
          toServer.next(withTypeNames(operation));
        } else if (inUse) {
          toCache.next(operation);
        } else if (held) {
          if (operation.kind === 'teardown') waiting.delete(operation.key);
          else waiting.set(operation.key, operation);
        } else {
          if (operation.kind === 'teardown') pending.delete(operation.key);
          else pending.add(operation.key);
          toServer.next(withTypeNames(operation));
        }
      }

      /** The server behind the cache; recorded answers are repeated without a request. */
      function answerFirst(asked$: typeof operations$) {
        const repeated$ = pipe(
          asked$,
          mergeMap((operation) => {
            const answer = operation.kind === 'query' && firstAnswers.get(operation.key);
            if (answer) return fromPromise(Promise.resolve({ ...answer, operation }));
            toServer.next(operation);
            return nothing;
          }),
        );
        return share(merge([fromServer$, repeated$]));
      }

      load().then(
        (exchange) => {
          arrived = exchange;
          release();
        },
        // Without its code there is no cache, and everything else works.
        release,
      );

      const passed$ = pipe(
        operations$,
        mergeMap((operation) => {
          pass(operation);
          return nothing;
        }),
      );
      const uncached$ = pipe(
        allFromServer$,
        filter(({ operation }) => isUncached(operation)),
      );
      return merge([results.source, uncached$, passed$]);
    };
}

/** Adds type names to a query, because the cache identifies rows by their type. */
function withTypeNames(operation: Operation): Operation {
  const { kind, key, variables, context } = operation;
  if (kind === 'teardown') return operation;
  return makeOperation(kind, { key, query: formatDocument(operation.query), variables }, context);
}

const nothing: Source<OperationResult> = empty;
