import { createContext, useContext } from 'react';
import { Navigate } from 'react-router-dom';

export interface ServerAnswer {
  setStatus: (status: number) => void;
  /** Sends the visitor to another address of the site, for this time only unless the address has moved for good. */
  redirect: (location: string, isPermanent: boolean) => void;
}

/** Answer of the server to the request for a page; null in a browser. A page may set it while it renders. */
export const ServerAnswerContext = createContext<ServerAnswer | null>(null);

/** Replaces the current address with another one: the browser navigates, the server answers with a redirect. */
export function Redirect({ to, isPermanent = false }: { to: string; isPermanent?: boolean }) {
  const answer = useContext(ServerAnswerContext);
  if (!answer) return <Navigate replace to={to} />;
  answer.redirect(to, isPermanent);
  return null;
}
