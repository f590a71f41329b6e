import { type Exchange, makeOperation, type Operation, type OperationResult } from 'urql';
import { filter, map, merge, pipe, share } from 'wonka';

export type SentResults = Readonly<Record<number, unknown>>;

export interface SentPage {
  at: string;
  results: SentResults;
}

export const sentPageId = 'page-data';

/** Reads the data that the server has written into a rendered page. */
export function readSentPage(): SentPage | null {
  const text = document.getElementById(sentPageId)?.textContent;
  return text ? (JSON.parse(text) as SentPage) : null;
}

interface SentAnswersOptions {
  results: SentResults;
  /** Resolves when the page has started; from then on the server answers queries. */
  started: Promise<unknown>;
  isOld: boolean;
}

/** Answers queries with the data of the page, as often as asked, so that the first rendering equals the server's. */
export function sentAnswers({ results, started, isOld }: SentAnswersOptions): Exchange {
  return ({ client, forward }) =>
    (operations$) => {
      const answered = new Map<number, Operation>();
      let sent = results;
      void started.then(() => {
        sent = {};
        // The client ignores those that the screen no longer needs.
        if (isOld)
          for (const operation of answered.values()) client.reexecuteOperation(networkOnly(operation));
      });

      const isSent = ({ kind, key, context }: Operation) =>
        kind === 'query' && context.requestPolicy === 'cache-first' && key in sent;
      const answer = (operation: Operation): OperationResult => {
        answered.set(operation.key, operation);
        return { operation, data: sent[operation.key], stale: false, hasNext: false };
      };
      const shared$ = share(operations$);
      return merge([
        pipe(shared$, filter(isSent), map(answer)),
        forward(
          pipe(
            shared$,
            filter((operation) => !isSent(operation)),
          ),
        ),
      ]);
    };
}

const networkOnly = (operation: Operation) =>
  makeOperation(operation.kind, operation, { ...operation.context, requestPolicy: 'network-only' });
