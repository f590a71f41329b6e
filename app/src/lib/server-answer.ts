import { createContext } from 'react';

/** Answer of the server to the request for a page; null in a browser. A page may set its status while it renders. */
export const ServerAnswer = createContext<{ setStatus: (status: number) => void } | null>(null);
