import { type CombinedError, type Exchange, makeOperation, type Operation, type OperationResult } from 'urql';
import { filter, makeSubject, merge, pipe, tap } from 'wonka';
import { connection } from '#app/lib/device/connection.ts';
import { dataAge } from './data-age.ts';

/** Context of a query that only the server may answer, whatever this device has stored. */
export const fromServer = { requestPolicy: 'network-only', isFromServer: true } as const;

interface DeviceReadsOptions {
  answeredAt: Map<number, number>;
  onAnswer: (query: number, at: number) => void;
}

/**
 * Shows data of an earlier visit at once and refetches it once per visit. A query without an answer is answered from
 * the device where possible, and repeated when the connection is back.
 */
export function deviceReads(options: DeviceReadsOptions): Exchange {
  return ({ client, forward }) =>
    (operations$) => {
      const reads = createReads(options);
      connection.subscribe(() => {
        if (connection.isOffline()) return;
        for (const operation of reads.unanswered())
          client.reexecuteOperation(withPolicy(operation, 'network-only'));
      });
      const requests$ = merge([pipe(operations$, tap(reads.see)), reads.again$]);
      return merge([pipe(forward(requests$), filter(reads.pass)), reads.failed$]);
    };
}

function createReads({ answeredAt, onAnswer }: DeviceReadsOptions) {
  const again = makeSubject<Operation>();
  const failed = makeSubject<OperationResult>();
  const refetches = createRefetches(again.next);
  const unanswered = new Map<number, OperationResult>();

  function see(operation: Operation) {
    const { kind, key } = operation;
    if (kind === 'query') refetches.show(operation);
    if (kind !== 'teardown') return;
    refetches.hide(key);
    unanswered.delete(key);
    dataAge.servedFresh(key);
  }

  function serve({ operation }: OperationResult): boolean {
    const { key } = operation;
    if (connection.isOffline()) dataAge.servedFromDevice(key, answeredAt.get(key));
    refetches.refetch(operation);
    return true;
  }

  function lookOnDevice(failure: OperationResult): boolean {
    connection.failed();
    const { operation } = failure;
    if (operation.context['isFromServer']) return true;
    unanswered.set(operation.key, failure);
    again.next(withPolicy(operation, 'cache-only'));
    return false;
  }

  function receive({ operation: { key }, error }: OperationResult): boolean {
    refetches.answer(key);
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
    // First, because graphcache reports a failed request under the policy of the last query.
    if (isUnanswered(result.error)) return lookOnDevice(result);
    if (context.requestPolicy !== 'cache-only')
      return context.meta?.cacheOutcome === 'hit' ? serve(result) : receive(result);
    const failure = unanswered.get(key);
    if (!failure) return true;
    if (result.data) return serve(result);
    failed.next(failure);
    return false;
  }

  const unansweredShown = () => refetches.shown([...unanswered.keys()]);
  return { see, pass, again$: again.source, failed$: failed.source, unanswered: unansweredShown };
}

function createRefetches(send: (operation: Operation) => void) {
  const onScreen = new Map<number, Operation>();
  const requested = new Map<number, 'requesting' | 'answered'>();
  return {
    show: (operation: Operation) => onScreen.set(operation.key, operation),
    hide(key: number) {
      onScreen.delete(key);
      // A query that ends aborts its request.
      if (requested.get(key) === 'requesting') requested.delete(key);
    },
    answer: (key: number) => requested.set(key, 'answered'),
    refetch(operation: Operation) {
      const { key } = operation;
      if (requested.has(key)) return;
      queueMicrotask(() => {
        if (requested.has(key) || !onScreen.has(key)) return;
        requested.set(key, 'requesting');
        send(withPolicy(operation, 'network-only'));
      });
    },
    shown: (keys: number[]) => keys.map((key) => onScreen.get(key)).filter((query) => query !== undefined),
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
