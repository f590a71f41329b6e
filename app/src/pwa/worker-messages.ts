/**
 * Asks a worker to give up what it still fetches: until it has nothing to do its successor cannot take over, for minutes
 * where an answer does not come.
 */
export const letGoMessage = 'LET_GO';
