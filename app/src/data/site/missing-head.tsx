import { useContext } from 'react';
import { ServerAnswerContext } from '#app/lib/requests/server-answer.ts';
import { PrivateHead } from './page-head.tsx';

/** Head of the page for an unknown address, which the server sends with status 404. */
export function MissingHead({ title }: { title: string }) {
  useContext(ServerAnswerContext)?.setStatus(404);
  return <PrivateHead title={title} />;
}
