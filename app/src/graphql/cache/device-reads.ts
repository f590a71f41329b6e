import { type CombinedError, type Exchange, makeOperation, type Operation, type OperationResult } from 'urql';
import { filter, makeSubject, merge, pipe, tap } from 'wonka';
import { connection } from '#app/lib/device/connection.ts';
import { dataAge } from './data-age.ts';

/** Context of a query that only the server may answer, whatever this device has stored. */
export const fromServer = { requestPolicy: 'network-only', isFromServer: true } as const;

interface DeviceReadsOptions {
  /** Time of the last answer of each query, on earlier visits. */
  answeredAt: Map<number, number>;
  onAnswer: (query: number, at: number) => void;
}

/**
 * The exchange in front of a persistent cache. Data of an earlier visit is shown at once and refetched in the
 * background, once per visit. A query without an answer is answered from the device where possible, and repeated when
 * the connection is back.
 */
export function deviceReads({ answeredAt, onAnswer }: DeviceReadsOptions): Exchange {
  return ({ client, forward }) =>
    (operations$) => {
      const again = makeSubject<Operation>();
      const failedReads = makeSubject<OperationResult>();
      const onScreen = new Map<number, Operation>();
      const refetched = new Set<number>();
      const answered = new Set<number>();
      const unanswered = new Map<number, OperationResult>();

      const observed$ = pipe(
        operations$,
        tap(({ kind, key, ...operation }) => {
          if (kind === 'query') onScreen.set(key, { kind, key, ...operation });
          if (kind !== 'teardown') return;
          onScreen.delete(key);
          unanswered.delete(key);
          // The request is aborted with its query.
          if (!answered.has(key)) refetched.delete(key);
          dataAge.servedFresh(key);
        }),
      );

      /** Bypasses the client, which would mark the data on the screen as stale during the request. */
      function refetchInBackground(operation: Operation) {
        queueMicrotask(() => {
          if (refetched.has(operation.key) || !onScreen.has(operation.key)) return;
          refetched.add(operation.key);
          again.next(withPolicy(operation, 'network-only'));
        });
      }

      function serve(result: OperationResult): boolean {
        const { key } = result.operation;
        if (connection.isOffline()) dataAge.servedFromDevice(key, answeredAt.get(key));
        if (!refetched.has(key)) refetchInBackground(result.operation);
        return true;
      }

      function lookOnDevice(result: OperationResult): boolean {
        connection.failed();
        if (result.operation.context['isFromServer']) return true;
        unanswered.set(result.operation.key, result);
        again.next(withPolicy(result.operation, 'cache-only'));
        return false;
      }

      function lookedOnDevice(failure: OperationResult, found: OperationResult): boolean {
        if (found.data) return serve(found);
        failedReads.next(failure);
        return false;
      }

      function receive({ operation: { key }, error }: OperationResult): boolean {
        refetched.add(key);
        answered.add(key);
        unanswered.delete(key);
        connection.succeeded();
        dataAge.servedFresh(key);
        if (error) return true;
        const now = Date.now();
        answeredAt.set(key, now);
        onAnswer(key, now);
        return true;
      }

      function pass(result: OperationResult): boolean {
        const { kind, key, context } = result.operation;
        if (kind !== 'query') return true;
        // This check comes first, because graphcache reports a failed request under the policy that its query had last.
        if (isUnanswered(result.error)) return lookOnDevice(result);
        if (context.requestPolicy === 'cache-only') {
          const failure = unanswered.get(key);
          return failure ? lookedOnDevice(failure, result) : true;
        }
        return context.meta?.cacheOutcome === 'hit' ? serve(result) : receive(result);
      }

      connection.subscribe(() => {
        if (connection.isOffline()) return;
        for (const key of [...unanswered.keys()]) {
          const operation = onScreen.get(key);
          if (operation) client.reexecuteOperation(withPolicy(operation, 'network-only'));
        }
      });

      return merge([pipe(forward(merge([observed$, again.source])), filter(pass)), failedReads.source]);
    };
}

/** Tells whether the server did not answer; an error of a gateway in front of it is not an answer either. */
function isUnanswered(error: CombinedError | undefined): boolean {
  return error?.networkError !== undefined;
}

function withPolicy(operation: Operation, requestPolicy: 'cache-only' | 'network-only'): Operation {
  const { meta, ...context } = operation.context;
  return makeOperation(operation.kind, operation, {
    ...context,
    meta: { ...meta, cacheOutcome: undefined },
    requestPolicy,
  });
}
