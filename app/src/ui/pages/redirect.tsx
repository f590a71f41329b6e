import { useContext } from 'react';
import { Navigate } from 'react-router-dom';
import { ServerAnswerContext } from '#app/lib/requests/server-answer.ts';

/** Replaces the current address with another one: the browser navigates, the server answers with a redirect. */
export function Redirect({ to, isPermanent = false }: { to: string; isPermanent?: boolean }) {
  const answer = useContext(ServerAnswerContext);
  if (!answer) return <Navigate replace to={to} />;
  answer.redirect(to, isPermanent);
  return null;
}
