import { useEffect } from 'react';
import { formatDay } from '#app/lib/time/french-date.ts';
import { unsentReasons } from './unsent-reasons.ts';
import type { AdminMessage } from './messages-query.ts';

const sendingMs = 2000;

/** The replies to a message, each with its author and the state of its email. */
export function ReplyList({ contact, onSending }: { contact: AdminMessage; onSending: () => void }) {
  const { replies, email, account } = contact;
  const isSending = replies.some(({ status, reason }) => status === 'waiting' && !reason);
  useEffect(() => {
    if (!isSending) return;
    const asking = setInterval(onSending, sendingMs);
    return () => clearInterval(asking);
  }, [isSending, onSending]);
  if (replies.length === 0) return null;

  const stateOf = ({ status, reason }: (typeof replies)[number]) => {
    const why = reason && (unsentReasons[reason] ?? reason);
    if (status === 'sent')
      return `envoyée à ${email}${account?.emailVerified ? '' : ' (adresse non confirmée)'}`;
    if (status === 'not_sent') return `pas envoyée\u00a0: ${why}`;
    return why ? `pas encore envoyée\u00a0: ${why}, un nouvel essai suit` : 'envoi en cours';
  };
  return (
    <ul aria-label="Réponses" className="mt-3 max-w-3xl space-y-2 border-l-4 border-line pl-3">
      {replies.map((reply) => (
        <li key={reply.id} className="wrap-anywhere">
          <p className="text-sm text-slate">
            {reply.author ? `${reply.author.firstName} ${reply.author.lastName}` : 'Ancien compte'} ·{' '}
            {formatDay(reply.createdAt)} · {stateOf(reply)}
          </p>
          <p className="whitespace-pre-line">{reply.message}</p>
        </li>
      ))}
    </ul>
  );
}
