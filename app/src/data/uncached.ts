import type { Operation } from 'urql';

/**
 * Context of a query whose answer is too large for the cache: writing thousands of rows takes seconds on a phone and evicts
 * everything else from the device.
 */
export const uncached = { isUncached: true };

export const isUncached = ({ context }: Operation) => context['isUncached'] === true;
