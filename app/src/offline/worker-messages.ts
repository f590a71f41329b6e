/**
 * Tells a service worker to abort its running requests. Its successor cannot take over before they end, which may
 * take minutes where an answer does not come.
 */
export const abortMessage = 'LET_GO';
