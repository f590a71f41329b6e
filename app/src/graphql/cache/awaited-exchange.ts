import type { Exchange, Operation, OperationResult } from 'urql';
import { makeSubject, pipe, subscribe } from 'wonka';

export function awaitedExchange(creating: Promise<Exchange>): Exchange {
  return (input) => (operations$) => {
    const waiting = new Map<number, Operation>();
    const operations = makeSubject<Operation>();
    const results = makeSubject<OperationResult>();
    let pass = (operation: Operation) => {
      if (operation.kind === 'teardown') waiting.delete(operation.key);
      else waiting.set(operation.key, operation);
    };
    pipe(
      operations$,
      subscribe((operation) => pass(operation)),
    );
    void creating.then((exchange) => {
      pipe(exchange(input)(operations.source), subscribe(results.next));
      pass = operations.next;
      for (const operation of waiting.values()) pass(operation);
    });
    return results.source;
  };
}
