import {
  type Client,
  type Exchange,
  formatDocument,
  makeOperation,
  type Operation,
  type OperationResult,
} from 'urql';
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
import { nextTask } from '#app/lib/next-task.ts';
import type { SentResults } from './sent-page.ts';
import { isUncached } from './uncached.ts';

interface LazyCacheOptions {
  /** Queries wait for the cache, because the device may have stored their data. */
  queriesWait?: boolean;
  /** Results that came with the page, by operation key. */
  sent?: SentResults;
  /**
   * Resolves when queries answered by `sent` must be repeated, because the results are old or a visitor's. A repetition
   * that fails changes nothing.
   */
  refresh?: Promise<unknown>;
}

/**
 * A cache whose code is loaded after the first view, which could not read anything from it. Until then, queries are
 * answered from `sent`, however often a component repeats them, or go to the server, and their answers are recorded.
 * The cache starts with these answers, so nothing is queried twice.
 */
export function lazyCache(
  load: () => Promise<Exchange>,
  { queriesWait = false, sent = {}, refresh }: LazyCacheOptions = {},
): Exchange {
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
      const answeredBySent = new Map<number, Operation>();
      const repeated = new Set<number>();
      let arrived: Exchange | undefined;
      let hasBegun = false;
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
          void beginWhenQuiet();
        }),
      );

      /**
       * Starts the cache while no query is running, because it cannot process the answer to a query that it has not
       * seen.
       */
      async function beginWhenQuiet() {
        if (!arrived || hasBegun || pending.size > 0) return;
        hasBegun = true;
        held = true;
        const cache = arrived({ client: clientWithoutRepetitions(), dispatchDebug, forward: answerFirst });
        pipe(cache(toCache.source), subscribe(publish));
        // These answers are newer than anything the cache has stored. Writing all of them in one task would block a
        // phone.
        for (const { operation } of firstAnswers.values()) {
          toCache.next(networkOnly(operation));
          await nextTask();
        }
        firstAnswers.clear();
        inUse = true;
        release();
      }

      /**
       * The first answers share rows. At each of them, the cache would repeat the queries of the others, and the page
       * would be rendered again with the same rows.
       */
      function clientWithoutRepetitions(): Client {
        const reexecuteOperation = (operation: Operation) => {
          if (inUse) client.reexecuteOperation(operation);
        };
        return Object.create(client, { reexecuteOperation: { value: reexecuteOperation } }) as Client;
      }

      /** An answer that came with the page is already on it: publishing it would render the whole page again. */
      function publish(result: OperationResult) {
        const { key } = result.operation;
        const first = key in sent ? firstAnswers.get(key) : undefined;
        const isShown = first && textOf(first.data) === textOf(result.data);
        if (!isShown) results.next(result);
      }

      function release() {
        held = false;
        for (const operation of waiting.values()) pass(operation);
        waiting.clear();
      }

      /** Answers at once, so that the first rendering in the browser equals the server's. */
      function answerBySent(operation: Operation, data: unknown) {
        const result = { operation: withTypeNames(operation), data, stale: false, hasNext: false };
        answeredBySent.set(operation.key, operation);
        if (!isUncached(operation)) firstAnswers.set(operation.key, result);
        results.next(result);
      }

      function repeatAnsweredBySent() {
        for (const operation of answeredBySent.values()) {
          repeated.add(operation.key);
          pass(networkOnly(operation));
        }
        answeredBySent.clear();
      }

      // Without a connection the old data on the page is better than none.
      const isNews = ({ operation, error }: OperationResult) => !(repeated.delete(operation.key) && error);

      function pass(operation: Operation) {
        const { kind, key, context } = operation;
        if (kind === 'teardown') {
          answeredBySent.delete(key);
          repeated.delete(key);
        }
        const data = kind === 'query' && context.requestPolicy === 'cache-first' ? sent[key] : undefined;
        if (data && !inUse) {
          answerBySent(operation, data);
        } else if (isUncached(operation)) {
          toServer.next(withTypeNames(operation));
        } else if (inUse) {
          toCache.next(operation);
        } else if (held) {
          if (kind === 'teardown') {
            waiting.delete(key);
            toCache.next(operation);
          } else waiting.set(key, operation);
        } else {
          if (kind === 'teardown') pending.delete(key);
          else pending.add(key);
          toServer.next(withTypeNames(operation));
        }
      }

      /** The server as the cache sees it. Recorded answers are repeated without a request. */
      function answerFirst(forwarded$: typeof operations$) {
        const repeated$ = pipe(
          forwarded$,
          mergeMap((operation) => {
            const answer = operation.kind === 'query' && firstAnswers.get(operation.key);
            if (answer) return fromPromise(Promise.resolve({ ...answer, operation }));
            toServer.next(operation);
            return nothing;
          }),
        );
        return share(merge([fromServer$, repeated$]));
      }

      void refresh?.then(repeatAnsweredBySent);
      load().then(
        (exchange) => {
          arrived = exchange;
          void beginWhenQuiet();
        },
        // If its code cannot be loaded, the app works without a cache.
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
      return pipe(merge([results.source, uncached$, passed$]), filter(isNews));
    };
}

function networkOnly(operation: Operation): Operation {
  return makeOperation(operation.kind, operation, { ...operation.context, requestPolicy: 'network-only' });
}

/** Adds type names to a query, because the cache identifies rows by their type. */
export function withTypeNames(operation: Operation): Operation {
  const { kind, key, variables, context } = operation;
  if (kind === 'teardown') return operation;
  return makeOperation(kind, { key, query: formatDocument(operation.query), variables }, context);
}

/** Returns a text for comparing results. It omits type names, which the cache puts in a different position. */
const textOf = (data: unknown) =>
  JSON.stringify(data, (key, value: unknown) => (key === '__typename' ? undefined : value));

const nothing: Source<OperationResult> = empty;
