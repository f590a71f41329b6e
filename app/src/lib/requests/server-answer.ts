import { createContext } from 'react';

export interface ServerAnswer {
  setStatus: (status: number) => void;
  /** Sends the visitor to another address of the site, for this time only unless the address has moved for good. */
  redirect: (location: string, isPermanent: boolean) => void;
}

/** Answer of the server to the request for a page; null in a browser. A page may set it while it renders. */
export const ServerAnswerContext = createContext<ServerAnswer | null>(null);
