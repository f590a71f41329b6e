import { CombinedError, mapExchange } from 'urql';
import { isObject } from '#app/lib/requests/json-answer.ts';

/**
 * Turns an answer with neither data nor errors into a network failure. A valid answer always has data, even if it is an
 * empty list or a null field.
 */
export const refuseEmptyAnswers = mapExchange({
  onResult(result) {
    if (result.error || (isObject(result.data) && Object.keys(result.data).length > 0)) return result;
    const networkError = new Error('The answer holds no data.');
    return { ...result, data: undefined, error: new CombinedError({ networkError }) };
  },
});
