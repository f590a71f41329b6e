import { useContext } from 'react';
import { ServerAnswerContext } from '#app/lib/requests/server-answer.ts';
import { PrivateHead } from './page-head.tsx';

/** Head of an address that leads nowhere: the server answers 404. */
export function MissingHead({ title }: { title: string }) {
  useContext(ServerAnswerContext)?.setStatus(404);
  return <PrivateHead title={title} />;
}
