/** Tells a service worker to abort its requests: its successor cannot take over before they end. */
export const abortMessage = 'LET_GO';
