import { CombinedError, type Exchange } from 'urql';
import { map, pipe } from 'wonka';
import { isObject } from '#app/lib/requests/json-answer.ts';

/**
 * Turns an answer with neither data nor errors into a network failure. A valid answer always has data, even if it is an
 * empty list or a null field.
 */
export const refuseEmptyAnswers: Exchange =
  ({ forward }) =>
  (operations$) =>
    pipe(
      forward(operations$),
      map((result) => {
        if (result.error || hasFields(result.data)) return result;
        const networkError = new Error('The answer holds no data.');
        return { ...result, data: undefined, error: new CombinedError({ networkError }) };
      }),
    );

function hasFields(data: unknown): boolean {
  return isObject(data) && Object.keys(data).length > 0;
}
